import type { Fixer } from "../../../../fixes/fixer.ts";

const MOST_LINES = 60;

/** The addresses at fault beside the ones that links should lead to. */
export const fix: Fixer<{ readonly canonical: string }> = ({ faults }) => {
  const targets = new Map(faults.map(({ url, evidence: { saw } }) => [url, saw.canonical]));
  const lines = [...targets].slice(0, MOST_LINES).map(([url, target]) => `${url}\n-> ${target}`);
  return lines.join("\n\n") || null;
};
