import type { PageFacts, SiteFacts } from "@audit/facts";
import type { Population } from "./populations.ts";
import type { Signs } from "./signs/signs.ts";
import type { SiteVerdict, Verdict } from "./verdict.ts";

export type Category = "schema" | "content" | "technical" | "social" | "tools";
export type Severity = "high" | "medium" | "low";

/** What kind of thing the owner changes; the planner derives effort and the fix's form from it. */
export type FixKind =
  | "meta"
  | "template"
  | "content"
  | "json-ld"
  | "link"
  | "redirect"
  | "robots"
  | "sitemap"
  | "config"
  | "image"
  | "info";

export interface RuleSays {
  /** The failing state as a short noun phrase, e.g. "Page has no title". */
  readonly failing: string;
  /** Why it matters, for an owner, one or two sentences. */
  readonly why: string;
  /** What to do, in the imperative, one to three sentences. */
  readonly fix: string;
  /** Public document that backs the rule. */
  readonly source: string;
}

/**
 * What backs a rule's claim: A the documented behaviour of those who read the page, or a ratified standard; B a draft
 * standard or a measured effect; C a convention or a vendor's study; D somebody's opinion.
 */
export type Grade = "A" | "B" | "C" | "D";

export interface RuleIdentity {
  /** Kebab case, equal to the file's name. */
  readonly id: string;
  readonly category: Category;
  readonly area: string;
  readonly severity: Severity;
  readonly fixKind: FixKind;
  /** How sure a fail is, 0..1: 1 for what was read directly, less for heuristics. */
  readonly certainty: number;
  /** Default A. What rests on C or D is information: it takes nothing from any score. */
  readonly grade?: Grade;
  /** Tells something worth knowing that is no fault of the site: weighs nothing and makes no task. */
  readonly informs?: true;
  /**
   * Rules that tell the same fault nearer to its cause: where one of them fails, this one is not applicable, so that one
   * cause is one finding. On single pages it is silent there only; behind a fault of the whole site it is silent altogether.
   */
  readonly leavesTo?: readonly string[];
  /** Counts towards the AI citation score. */
  readonly aiVisibility?: boolean;
  readonly says: RuleSays;
}

type PageSection = keyof PageFacts;
type SiteSection = keyof SiteFacts;

export interface PageRule<R extends PageSection = PageSection> extends RuleIdentity {
  readonly scope: "page";
  readonly over: Population;
  readonly reads: readonly R[];
  /** What the judge would say, where the signs of a page tell it; null where it must look. Asked once for pages that are alike. */
  readonly told?: (signs: Signs) => Verdict | null;
  readonly judge: (facts: Pick<PageFacts, R>) => Verdict;
}

export interface SiteRule<R extends SiteSection = SiteSection> extends RuleIdentity {
  readonly scope: "site";
  readonly reads: readonly R[];
  readonly judge: (site: Pick<SiteFacts, R>) => SiteVerdict;
}

/** A rule as the registry holds it: its judge takes the whole facts. */
export type Rule =
  | (RuleIdentity &
      Pick<PageRule, "scope" | "over" | "reads" | "told"> & { readonly judge: (facts: PageFacts) => Verdict })
  | (RuleIdentity & Pick<SiteRule, "scope" | "reads"> & { readonly judge: (site: SiteFacts) => SiteVerdict });
export type AnyPageRule = Extract<Rule, { scope: "page" }>;
export type AnySiteRule = Extract<Rule, { scope: "site" }>;

/** Declares a rule about single pages. Its judge may only use the sections in `reads`; the compiler holds it to that. */
export function definePageRule<const R extends PageSection>(rule: Omit<PageRule<R>, "scope">): AnyPageRule {
  return { ...rule, scope: "page" };
}

/** Declares a rule about the site: its graph, robots.txt, sitemaps, duplicates, or many pages at once. */
export function defineSiteRule<const R extends SiteSection>(rule: Omit<SiteRule<R>, "scope">): AnySiteRule {
  return { ...rule, scope: "site" };
}
