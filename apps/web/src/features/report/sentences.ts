import type { Report, ScoreStory } from "@audit/contract";
import { capitalised } from "../../format/words.ts";
import { countOf, formatCount, formatPoints } from "../../format/numbers.ts";

/** "a", "a and b", "a, b and c" */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
export const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What a score is made of. */
export function scoreSentence({ score, judged, failed, categories, ceiling, unscored }: ScoreStory): string {
  if (unscored !== null) return unscored;
  if (score === null) return "None of these checks could be decided.";
  if (ceiling !== null) return `Not above ${formatCount(ceiling.most)} while this stands: ${ceiling.because}`;
  if (failed === 0) return `${countOf(judged, "check")} could be decided, and all of them hold.`;
  const start = `${formatCount(failed)} of ${countOf(judged, "check")} fail`;
  const lost = sum(categories.map(({ points }) => points));
  const [dearest] = categories.toSorted((a, b) => b.points - a.points);
  if (dearest === undefined) return `${start}.`;
  return `${start} and cost ${formatPoints(lost)} of 100 points, ${formatPoints(dearest.points)} of them in ${lower(capitalised(dearest.category))}.`;
}

/** How the checks came out, each counted once. */
export function checksSentence({ failed, passed, unknown, notApplicable }: Report["checks"]): string {
  const inconclusive = unknown === 0 ? [] : [`${formatCount(unknown)} could not be told`];
  const rest = notApplicable === 0 ? [] : [`${formatCount(notApplicable)} don't apply to this site`];
  const parts = [`${formatCount(failed)} fail`, `${formatCount(passed)} hold`, ...inconclusive, ...rest];
  return `Of ${countOf(failed + passed + unknown + notApplicable, "check")} ${listed(parts)}.`;
}
