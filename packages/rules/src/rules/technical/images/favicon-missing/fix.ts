import { html } from "../../../../escape/html.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";

/** Icon links; the file that answers at /favicon.ico is used when there is one. */
export const fix: Fixer = (_cause, view) => {
  const origin = new URL(view.site.home).origin;
  const probe = view.site.probes.favicon;
  const served = probe && probe.status === 200 ? probe.url : null;
  if (served) return `<link rel="icon" href="${html(served)}" sizes="any">`;
  return [
    "<!-- put a square picture of at least 48 x 48 pixels at both addresses -->",
    `<link rel="icon" href="${html(origin)}/favicon.ico" sizes="any">`,
    `<link rel="icon" href="${html(origin)}/favicon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${html(origin)}/apple-touch-icon.png">`,
  ].join("\n");
};
