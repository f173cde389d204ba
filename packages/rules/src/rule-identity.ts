import type { Business, PageKind } from "@audit/facts";

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

/** How a fault is mended, where the kind of fix does not tell. */
export interface Repair {
  /**
   * - hard: reaches deep into the site's system, whatever it changes in the end
   * - new-page: a page of its own, with facts to gather and words to agree on
   * - home-block: one block of markup in the home page
   */
  readonly work?: "hard" | "new-page" | "home-block";
  /** Differs from page to page, so that a template can't write it. */
  readonly perPage?: true;
  /** One statement on one page or in the layout ends it everywhere, on whichever pages it was seen. */
  readonly once?: true;
  /** The code by itself, pasted into a page, ends the fault there. A test pastes it into every failing case. */
  readonly pasted?: true;
  /** Until the change can show, where it takes longer than changes of this kind do. */
  readonly result?: "4-6 weeks" | "4-8 weeks";
}

/** A fault so grave that the checks which hold can't make up for it. */
export interface Ceiling {
  /** 0..100. */
  readonly health: number;
  readonly aiCitation: number;
  /** Holds where at least this share of the pages judged is at fault, or where the home page is; 0.5 unless told. */
  readonly from?: number | "home";
  /** For owners: a sentence. */
  readonly because: string;
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
  readonly repair?: Repair;
  /** Default A. What rests on C or D is information: it takes nothing from any score. */
  readonly grade?: Grade;
  /** What a score can't exceed while this fault stands, however much else is sound. */
  readonly ceiling?: Ceiling;
  /** Neither who searches nor who buys meets it: it comes behind what they do. */
  readonly upkeep?: true;
  /** Its pages have few links because of the very fault: they are worth what they would be with as many as others. */
  readonly lacksLinks?: true;
  /** Guards against harm that was not seen; weighs one step less on a site that is small enough to do without. */
  readonly precaution?: true;
  /** Where it fails the page has to go or to be written first: what others say of its words and links is beside the point. */
  readonly replacesPage?: true;
  /** Tells something worth knowing that is no fault of the site: weighs nothing and makes no task. */
  readonly informs?: true;
  /** Businesses that the rule speaks about; all unless said. It is silent where the site isn't known to be one of them. */
  readonly businesses?: readonly Business[];
  /** Kinds of pages that a rule over the site speaks about; all, unless said. A page rule's population tells its own. */
  readonly kinds?: readonly PageKind[];
  /** Languages whose words it knows, where it can tell nothing without them: elsewhere it says unknown. */
  readonly languages?: ReadonlySet<string>;
  /** Counts towards the AI citation score. */
  readonly aiVisibility?: boolean;
  /** Public document that backs the rule. */
  readonly source: string;
}
