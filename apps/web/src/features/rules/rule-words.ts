import type { RuleEntry } from "@audit/contract";
import { areaName } from "../report/words.ts";
import { t } from "../../language/messages.ts";

const SIDES: Readonly<Record<RuleEntry["category"], string>> = {
  schema: t("Structured data"),
  content: t("Content"),
  technical: t("Technical"),
  social: t("Social"),
  tools: t("Tools"),
};

/** "Content, titles and meta" */
export const placeOf = ({ category, area }: RuleEntry): string => `${SIDES[category]} · ${areaName(area)}`;

/** What backs a rule's claim. */
export const gradeWords: Readonly<Record<RuleEntry["grade"], string>> = {
  A: t("The documented behaviour of those who read the page, or a ratified standard"),
  B: t("A draft standard, or an effect that was measured"),
  C: t("A convention, or a vendor's study"),
  D: t("Somebody's opinion"),
};

/** "developers.google.com" */
export const hostOf = (source: string): string => new URL(source).hostname.replace(/^www\./, "");

/** Rules in which every word of the search stands somewhere. */
export function matching(rules: readonly RuleEntry[], search: string): readonly RuleEntry[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rules;
  return rules.filter((rule) => {
    const { id, title, severity, source, grade } = rule;
    const text = [id, title, placeOf(rule), severity, hostOf(source), t("grade {grade}", { grade })]
      .join(" ")
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
