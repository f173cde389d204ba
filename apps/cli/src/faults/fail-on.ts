import type { AuditFrame, FindingJson } from "@audit/engine";
import { UsageError } from "../usage-error.ts";

const WEIGHTS = ["low", "medium", "high"] as const;
type Weight = (typeof WEIGHTS)[number];
const SCORES = ["score", "ai", "schema", "content", "technical", "social", "tools"] as const;
type ScoreName = (typeof SCORES)[number];

/** A condition under which the program ends with status 1. */
export type Condition =
  | { readonly kind: "weight"; readonly weight: Weight; readonly onlyNew: boolean; readonly text: string }
  | { readonly kind: "score"; readonly name: ScoreName; readonly below: number; readonly text: string };

/** @throws UsageError for what is no condition, and for "new" without a baseline */
export function readConditions(lists: readonly string[], hasBaseline: boolean): Condition[] {
  const texts = lists.flatMap((list) => list.split(",")).map((text) => text.trim().toLowerCase());
  return texts.filter((text) => text !== "").map((text) => conditionOf(text, hasBaseline));
}

function conditionOf(text: string, hasBaseline: boolean): Condition {
  const [, name = "", number = ""] = /^([a-z]+)\s*<\s*(\d{1,3})$/.exec(text) ?? [];
  const score = SCORES.find((one) => one === name);
  if (score !== undefined && Number(number) <= 100) return { kind: "score", name: score, below: Number(number), text };
  const [, isNew, weightText = isNew === undefined ? "" : "low"] = /^(new)?:?(high|medium|low)?$/.exec(text) ?? [];
  const weight = WEIGHTS.find((one) => one === weightText);
  if (weight === undefined)
    throw new UsageError(
      `--fail-on takes high, medium, low, new, new:high and scores such as score<80 or ai<60, not "${text}".`,
    );
  if (isNew !== undefined && !hasBaseline) throw new UsageError("--fail-on new needs --baseline FILE.");
  return { kind: "weight", weight, onlyNew: isNew !== undefined, text };
}

interface Judged {
  readonly scores: AuditFrame["scores"];
  /** Findings that fail. */
  readonly findings: readonly FindingJson[];
  /** Those of them that are new; null without a baseline. */
  readonly fresh: readonly FindingJson[] | null;
}

/** The conditions that hold, each said in a sentence. A score that could not be had is below nothing. */
export const heldConditions = (conditions: readonly Condition[], judged: Judged): string[] =>
  conditions.flatMap((condition) => {
    if (condition.kind === "weight") {
      const among = (condition.onlyNew ? judged.fresh : judged.findings) ?? [];
      const least = WEIGHTS.indexOf(condition.weight);
      const count = among.filter(({ severity }) => WEIGHTS.indexOf(severity) >= least).length;
      const what = `${condition.onlyNew ? "new " : ""}${count === 1 ? "fault" : "faults"}`;
      return count === 0 ? [] : [`${condition.text}: ${count} ${what} of weight ${condition.weight} or more`];
    }
    const score = scoreOf(judged.scores, condition.name);
    return score !== null && score < condition.below ? [`${condition.text}: it is ${score}`] : [];
  });

function scoreOf({ health, aiCitation, byCategory }: AuditFrame["scores"], name: ScoreName): number | null {
  if (name === "score") return health;
  return name === "ai" ? aiCitation : byCategory[name];
}
