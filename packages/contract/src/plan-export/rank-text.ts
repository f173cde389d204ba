import type { Action } from "../actions.ts";

/** "6.38 = severity 10 (high impact) x reach 0.45 (...) ... / effort 1.41 (...)"; null when the inputs are not known. */
export function rankText({ priority, ranking }: Pick<Action, "priority" | "ranking">): string | null {
  if (ranking === null || ranking.length === 0) return null;
  const parts = ranking.map(({ factor, value, words }) => `${SIGN[factor]}${factor} ${value} (${words})`);
  return `${priority} = ${parts.join(" ")}`;
}

/** What stands before each factor in the formula. */
const SIGN = { severity: "", reach: "x ", "page worth": "x ", certainty: "x ", effort: "/ " } as const;
