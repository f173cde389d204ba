import { hopsFrom } from "../../../../view/final-target.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";

/** The circle as it runs; only the owner knows which of its addresses is the page. */
export const fix: Fixer = (cause, view) => {
  const circles = cause.faults.slice(0, 20).map(({ url }) => [...hopsFrom(url, view), url].join("\n  -> "));
  if (circles.length === 0) return null;
  return ["# Keep one address of each circle as the page and delete its redirect:", ...circles].join("\n\n");
};
