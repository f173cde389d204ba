import type { PageFacts, SiteFacts } from "@audit/facts";
import type { Population } from "./populations.ts";
import type { RuleIdentity } from "./rule-identity.ts";
import type { Fixer } from "./fixes/fixer.ts";
import type { EvidenceValue, PageFault, SiteVerdict, Verdict } from "./verdict.ts";
import type { Words } from "./words.ts";

/** Rules beside which one says less, and how much less. */
export interface GivesWay<S extends EvidenceValue = EvidenceValue> {
  readonly to: readonly string[];
  /**
   * - finding: they tell the same fault nearer to its cause, so this one says nothing where one of them fails: on single
   *   pages there only, behind a fault of the whole site nowhere.
   * - task: both are faults, and the repair of one of them ends this one too, so it stays in the report without a task.
   */
  readonly as: "finding" | "task";
  /** Whether this fault is one that the others end; all are, unless said. */
  readonly when?: (fault: PageFault<S>, failing: readonly string[]) => boolean;
  /** Ends with the others' faults wherever those are; else only where both are about the same thing. */
  readonly anywhere?: true;
  /** Its own code goes with the other's. */
  readonly withCode?: true;
  /** Where the other ends most of its pages, the rest of them goes with it too. */
  readonly withRest?: true;
}

/** A setting of the site's program that shows in faults of several rules. */
export interface Symptom<S extends EvidenceValue = EvidenceValue> {
  /**
   * - relative-export: the program that writes the site out as files makes all addresses relative
   * - closing-slash: addresses are written with a slash at the end and served without, or the other way round
   * - scripts: what pages are about comes by scripts only
   * - product-data: the template's block of product data leaves values out that stand in the product's record
   * - business-data: the home page's one block about the business leaves values out
   * - descriptions: what results say below the title is missing, shared or a few words, page by page
   * - previews: parts of what networks show of a shared page
   * - sitemap: the file is not written from the pages that are there
   * - legal-pages: pages on the terms of business that the site lacks; each one's code goes with the first's
   */
  readonly of:
    | "relative-export"
    | "closing-slash"
    | "scripts"
    | "product-data"
    | "business-data"
    | "legal-pages"
    | "sitemap"
    | "descriptions"
    | "previews";
  /** The rule of the lowest rank keeps its task and stands for all. */
  readonly rank: number;
  readonly shows: (fault: PageFault<S>) => boolean;
}

/** Faults that do little harm though their rule is grave. */
export interface Mild<S extends EvidenceValue = EvidenceValue> {
  readonly when: (fault: PageFault<S>) => boolean;
  /** Why, for owners, as a clause after "because". */
  readonly because: string;
}

/** What is to be written by hand, and for which of the pages at fault. */
interface RestToWrite<S extends EvidenceValue> {
  readonly what: "title" | "description";
  readonly when?: (fault: PageFault<S>) => boolean;
}

/** What planning asks of a rule: its words, what to paste, and what else ends with its faults. */
export interface Advice<S extends EvidenceValue = EvidenceValue> {
  readonly words: { readonly en: Words<S> };
  /** Null: there is nothing to paste, the steps say all. */
  readonly fix: Fixer<S> | null;
  readonly givesWayTo?: readonly GivesWay<S>[];
  /** Addresses and texts that a fault is about, where that is not just its page. */
  readonly about?: (fault: PageFault<S>) => readonly string[];
  /** Addresses and texts that end being at fault with this fault, where that is not just its page. */
  readonly ends?: (fault: PageFault<S>) => readonly string[];
  readonly symptoms?: readonly Symptom<S>[];
  /** The pasted text is the whole task: what has no proposal for most of its pages stays a finding without a task. */
  readonly onlyProposed?: true;
  /** Pages whose own words give no such text are listed in its task, each with what it has for its writer. */
  readonly listsRest?: RestToWrite<S>;
  /** The same, but a page counts as well where the task tells its writer what the page offers. */
  readonly onlyTold?: true;
  /** The same of a rule whose text is found on the site and pasted by hand: without any there is no task. */
  readonly onlyFound?: true;
  /** A small thing that other tasks take along: of itself it is told in the report and asked of nobody. */
  readonly onlyAlong?: true;
  /** Properties that its markup is written for: a block that gives none of them anew is none. */
  readonly gives?: readonly string[];
  /** Where all faults of a finding are mild, it weighs little. */
  readonly mild?: Mild<S>;
  /**
   * What is said there is untrue: visitors see another price, somebody else answers the mail. How many times such a fault
   * weighs what one weighs that leaves something unsaid.
   */
  readonly untrue?: number;
  /** Each order costs money: on however few pages, it matters as much as a fault of the whole site. */
  readonly costly?: true;
  /** Whether one edit of what pages share, a template or a setting, mends all faults of a cause. */
  readonly oneEdit?: (faults: readonly PageFault<S>[]) => boolean;
  /** Names of what was seen, the same wherever a layout writes it: texts, files of pictures. */
  readonly shows?: (saw: S) => readonly string[];
  /** On how many pages a visitor meets the fault, where it lies at another address than they do. */
  readonly shownOn?: (saw: S) => number;
  /** Pages on which a visitor meets the fault, as far as they are named: their worth counts, not that of a dead address. */
  readonly metOn?: (saw: S) => readonly string[];
  /** Whether the layout writes what was seen, also where some templates have it right. */
  readonly inLayout?: (saw: S) => boolean;
}

type PageSection = keyof PageFacts;
type SiteSection = keyof SiteFacts;

/** The evidence that a judge fails with. */
type SawOf<V extends SiteVerdict> =
  | Extract<V, { verdict: "fail" }>["evidence"]["saw"]
  | Extract<V, { verdict: "fail-pages" }>["faults"][number]["evidence"]["saw"];

interface PageRuleSpec<R extends PageSection, V extends Verdict> extends RuleIdentity, Advice<SawOf<V>> {
  readonly over: Population;
  readonly reads: readonly R[];
  readonly judge: (facts: Pick<PageFacts, R>) => V;
}

interface SiteRuleSpec<R extends SiteSection, V extends SiteVerdict> extends RuleIdentity, Advice<SawOf<V>> {
  readonly reads: readonly R[];
  readonly judge: (site: Pick<SiteFacts, R>) => V;
}

export interface AnyPageRule extends RuleIdentity, Advice {
  readonly scope: "page";
  readonly over: Population;
  readonly reads: readonly PageSection[];
  readonly judge: (facts: PageFacts) => Verdict;
}

export interface AnySiteRule extends RuleIdentity, Advice {
  readonly scope: "site";
  readonly reads: readonly SiteSection[];
  readonly judge: (site: SiteFacts) => SiteVerdict;
}

/** A rule as the registry holds it. */
export type Rule = AnyPageRule | AnySiteRule;

/**
 * Declares a rule about single pages. Its judge may only use the sections in `reads`, its words and fix only what its
 * judge fails with; the compiler holds it to both. Machines hand a rule its own evidence alone, so the type is dropped.
 */
export const definePageRule = <const R extends PageSection, V extends Verdict = never>(
  rule: PageRuleSpec<R, V>,
): AnyPageRule => ({ ...rule, scope: "page" }) as unknown as AnyPageRule;

/** Declares a rule about the site: its graph, robots.txt, sitemaps, duplicates, or many pages at once. */
export const defineSiteRule = <const R extends SiteSection, V extends SiteVerdict = never>(
  rule: SiteRuleSpec<R, V>,
): AnySiteRule => ({ ...rule, scope: "site" }) as unknown as AnySiteRule;
