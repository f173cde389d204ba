import type { Report, ScoreStory } from "@audit/contract";
import { capitalised } from "../../format/words.ts";
import { countOf, formatCount, formatPoints } from "../../format/numbers.ts";
import { language } from "../../language/language.ts";
import { t } from "../../language/messages.ts";

/** "a", "a and b", "a, b and c" */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return t("{first} and {last}", { first: words.slice(0, -1).join(", "), last: words.at(-1) ?? "" });
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
export const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What a score is made of. */
export function scoreSentence({ score, judged, failed, categories, ceiling, unscored }: ScoreStory): string {
  if (unscored !== null) return unscored;
  if (score === null) return t("None of these checks could be decided.");
  if (ceiling !== null)
    return t("Not above {most} while this stands: {because}", {
      most: formatCount(ceiling.most),
      because: ceiling.because,
    });
  if (failed === 0) return t("{checks} could be decided, and all of them hold.", { checks: countOf(judged, "check") });
  const start = t("{failed} of {checks} fail", { failed: formatCount(failed), checks: countOf(judged, "check") });
  const lost = sum(categories.map(({ points }) => points));
  const [dearest] = categories.toSorted((a, b) => b.points - a.points);
  if (dearest === undefined) return `${start}.`;
  return t("{start} and cost {lost} of 100 points, {points} of them in {category}.", {
    start,
    lost: formatPoints(lost),
    points: formatPoints(dearest.points),
    // German writes its nouns with a capital within a sentence, too.
    category: language === "de" ? capitalised(dearest.category) : lower(capitalised(dearest.category)),
  });
}

/** Why a plan counts otherwise than a report; nothing where no task ends a finding. */
export function tasksSentence({ findings }: Pick<Report, "findings">): string {
  const tasks = new Set(findings.flatMap(({ actions }) => actions.map(({ id }) => id))).size;
  if (tasks === 0) return "";
  return t(
    "The plan makes {tasks} of them: one task ends all that goes back to one cause, and one check may need several. What is worth doing where nothing fails is a task beside them.",
    { tasks: countOf(tasks, "task") },
  );
}

/** How the checks came out, each counted once. */
export function checksSentence({ failed, passed, unknown, notApplicable }: Report["checks"]): string {
  const inconclusive = unknown === 0 ? [] : [t("{unknown} could not be told", { unknown: formatCount(unknown) })];
  const rest =
    notApplicable === 0
      ? []
      : [t("{notApplicable} don't apply to this site", { notApplicable: formatCount(notApplicable) })];
  const parts = [
    t("{failed} fail", { failed: formatCount(failed) }),
    t("{passed} hold", { passed: formatCount(passed) }),
    ...inconclusive,
    ...rest,
  ];
  return t("Of {checks} {parts}.", {
    checks: countOf(failed + passed + unknown + notApplicable, "check"),
    parts: listed(parts),
  });
}
