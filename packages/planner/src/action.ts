import type { PageKind } from "@audit/facts";
import type { Category, Evidence, Healed, Severity } from "@audit/rules";
import type { Patch } from "@audit/rules/fixes/patches/patch";
import type { DoneBy } from "./worth/done-by.ts";
import type { RankFactor } from "./worth/ranking.ts";

export type Impact = Severity;
export type Difficulty = "easy" | "medium" | "hard";

/** One task of the plan. Field names follow the specification's action; the wire mapping is in contract. */
export interface PlannedAction {
  /** A fault is mended; an opportunity is something worth doing where nothing is wrong. */
  readonly type: "fault" | "opportunity";
  /** Stable between runs as long as the cause stays, also under other addresses: 16 hex digits. */
  readonly fingerprint: string;
  /** Id of the rule, or of the opportunity. */
  readonly rule: string;
  /** Template id; "pages" for pages of several, "layout" for what they share, "site" for a cause of the whole site. */
  readonly template: string;
  /** What its pages are, where all are of one kind; null for a fault of the layout or the site. */
  readonly kind: PageKind | null;
  readonly title: string;
  readonly impact: Impact;
  readonly category: Category;
  readonly difficulty: Difficulty;
  /** Minutes, one of the bands of `worth/effort.ts`. */
  readonly timeEstimate: number;
  readonly doneBy: DoneBy;
  /** e.g. "2-4 weeks". */
  readonly timeToResult: string;
  /** What it is worth to the business, one or two sentences with the site's own numbers. */
  readonly businessValue: string;
  readonly problem: string;
  readonly solution: string;
  /** Ready to paste, made from the page's own data; null when there is nothing to paste. */
  readonly implementation: string | null;
  /** The mechanical changes that the code is made of; what only the owner can write is none. */
  readonly patches: readonly Patch[];
  readonly tags: readonly string[];
  readonly affected: { readonly count: number; readonly urls: readonly string[] };
  /** The pages to work off, best first, those of the findings that it heals among them. */
  readonly pages: readonly { readonly url: string; readonly status: "todo" }[];
  /** Other findings that end with it and so have no task, in the order of their weight. */
  readonly heals: readonly Omit<Healed, "urls">[];
  readonly evidence: readonly { readonly url: string; readonly evidence: Evidence }[];
  /** How to see that it is fixed, in plain words. */
  readonly check: string;
  /** The same for a developer's shell, where there is such a command. */
  readonly checkCommand: string | null;
  /** severity x reach x page worth x certainty / effort; see priority.ts. */
  readonly priority: number;
  /** The numbers that the priority is reckoned from. */
  readonly ranking: readonly RankFactor[];
  /** What Google's searchers did with the pages at fault, or with all pages for a fault of the whole site; null when unknown. */
  readonly search: ActionSearch | null;
}

/** Counts of a period whose first and last day are YYYY-MM-DD. */
export interface ActionSearch {
  readonly clicks: number;
  readonly impressions: number;
  readonly from: string;
  readonly to: string;
}

export interface PlannedRuleFault {
  readonly rule: string;
  readonly message: string;
}

/** What the planner makes of a judged site. */
export interface Plan {
  readonly actions: readonly PlannedAction[];
  /** File name (ends in .md) to markdown. */
  readonly report: Readonly<Record<string, string>>;
  readonly executiveSummary: string;
  /** "built-in", or provider/model. */
  readonly writer: string;
  /** Rules that threw and so have no tasks: faults of this program, to be logged. */
  readonly ruleFaults: readonly PlannedRuleFault[];
}
