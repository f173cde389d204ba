import type { Business, PageKind } from "@audit/facts";
import { textsOf } from "./make-finding.ts";
import {
  kindsIn,
  rules,
  type Category,
  type FixKind,
  type Grade,
  type Rule,
  type FindingTexts,
  type Severity,
} from "@audit/rules";
import { gradeOf, weightOf } from "./score.ts";

/** One rule as people look it up: what it judges, on what ground, and what it counts for. */
export interface CatalogueEntry {
  readonly id: string;
  readonly category: Category;
  readonly area: string;
  readonly severity: Severity;
  readonly scope: Rule["scope"];
  /** The pages it may speak about, in words. */
  readonly population: string;
  /** Businesses it speaks about; null for all. */
  readonly businesses: readonly Business[] | null;
  /** Kinds of pages it speaks about; null for all, and for the site as a whole. */
  readonly kinds: readonly PageKind[] | null;
  /** Languages whose words it knows, where it needs them; null where it names none. */
  readonly languages: readonly string[] | null;
  /** Sections of the facts it reads. */
  readonly reads: readonly string[];
  readonly source: string;
  readonly grade: Grade;
  /** What it counts for in the scores; 0 informs only. */
  readonly weight: number;
  readonly certainty: number;
  readonly aiVisibility: boolean;
  readonly fixKind: FixKind;
  /** Rules whose findings silence this one, or whose tasks mend its faults on the way. */
  readonly givesWayTo: readonly { readonly to: readonly string[]; readonly as: "finding" | "task" }[];
  readonly says: FindingTexts;
}

/** Every rule of the product in the registry's order: the one list that documentation, report and administration show. */
export const catalogue = (): CatalogueEntry[] => rules.map(entryOf);

const entryOf = (rule: Rule): CatalogueEntry => ({
  id: rule.id,
  category: rule.category,
  area: rule.area,
  severity: rule.severity,
  scope: rule.scope,
  population: rule.scope === "page" ? rule.over.name : "the site as a whole",
  businesses: rule.businesses ?? null,
  kinds: rule.scope === "page" ? kindsIn(rule.over) : (rule.kinds ?? null),
  languages: rule.languages === undefined ? null : [...rule.languages].toSorted(),
  reads: rule.reads,
  source: rule.source,
  grade: gradeOf(rule),
  weight: weightOf(rule),
  certainty: rule.certainty,
  aiVisibility: rule.aiVisibility === true,
  fixKind: rule.fixKind,
  givesWayTo: (rule.givesWayTo ?? []).map(({ to, as }) => ({ to, as })),
  says: textsOf(rule),
});
