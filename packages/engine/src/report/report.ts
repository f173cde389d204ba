import type { AiPurpose } from "@audit/rules/knowledge/ai-agents";
import type { Category, Severity } from "@audit/rules";
import type { FieldVitals, NotCrawledReason, PageKind, SiteProfile } from "@audit/facts";

/** Evidence as plain JSON. */
export type ProofValue = string | number | boolean | null | ProofValue[] | { [name: string]: ProofValue };

/** One proof, cut to a bounded size. */
export interface Proof {
  url: string;
  at: string;
  saw: ProofValue;
  expected?: ProofValue;
}

/** What one failing rule costs a score. */
export interface ScoreCost {
  rule: string;
  title: string;
  severity: Severity;
  category: Category;
  /** Points of 100, one decimal. */
  points: number;
  weight: number;
  /** 0..1. */
  reach: number;
  certainty: number;
}

export interface CategoryScore {
  category: Category;
  /** Rounded 0..100; null when nothing was judged. */
  score: number | null;
  /** Share of the whole weight, 0..1. */
  weight: number;
  /** Points of 100 that this category costs the whole score, one decimal. */
  points: number;
  passed: number;
  failed: number;
  unknown: number;
}

/** A score and how it came about. */
export interface ScoreBreakdown {
  score: number | null;
  /** What keeps it below what its checks would give; null where nothing does. */
  ceiling: { most: number; because: string } | null;
  /** Why there is no score; null where there is one. */
  unscored: string | null;
  judged: number;
  failed: number;
  categories: CategoryScore[];
  /** Dearest first, at most 10. */
  costs: ScoreCost[];
}

export interface ReportFinding {
  rule: string;
  category: Category;
  area: string;
  severity: Severity;
  /** Why it weighs more or less here than its rule does by itself: clauses that follow "because". */
  weighed: string[];
  verdict: "fail" | "unknown";
  title: string;
  why: string;
  fix: string;
  source: string;
  scope: "site" | "pages";
  /** Faults seen; each has an address in the paged list. */
  count: number;
  /** Addresses the rule judged, at least `count`. */
  outOf: number;
  /** 0..1. */
  certainty: number;
  /** Why it could not be decided, for "unknown". */
  reason: string | null;
  ai: boolean;
  /** The first few; all of them are in the paged list. */
  proofs: Proof[];
  /** Rules whose repair ends this fault too. */
  coveredBy: string[];
}

export interface ReportTemplate {
  /** Null for what is gathered from the smaller templates. */
  id: string | null;
  kind: PageKind | null;
  label: string;
  pages: number;
}

/** A rule area over the templates, in their order. */
export interface AreaRow {
  category: Category;
  area: string;
  /** Pages of the template with at least one fault of the area, how many rules failed there, and the worst of them. */
  cells: { pages: number; rules: number; worst: Severity | null }[];
}

export interface MarkupRow {
  pages: number;
  withMarkup: number;
  /** Pages with a block that can't be read. */
  broken: number;
  /** Most frequent first, at most 8. */
  types: { type: string; pages: number }[];
}

export interface AgentRow {
  token: string;
  operator: string;
  purpose: AiPurpose;
  docs: string | null;
  /** Its operator says that robots.txt may not apply, because a person asked. */
  mayIgnoreRobots: boolean;
  /** How pages were answered under its name; null when none was asked for so. */
  asked: { pages: number; refused: number; different: number } | null;
  /** Pages of each template that robots.txt lets it fetch, of those judged; line of the refusing rule. */
  cells: { allowed: number; checked: number; line: number | null }[];
}

/** What was run in a browser as well, and why the rest of the sample was not. */
export interface InBrowser {
  state: "off" | "no-browser" | "done";
  pages: number;
  /** Pages by the sentence that says why they could not be run. */
  failed: { reason: string; count: number }[];
}

/** Clicks of Google's searchers on the site's pages, by the owner's Search Console. */
export interface SearchReport {
  state: "not-connected" | "reconnect" | "no-property" | "failed" | "read";
  /** Why it failed. */
  reason: string | null;
  property: string | null;
  /** YYYY-MM-DD, both days counted. */
  from: string | null;
  to: string | null;
  /** Of all addresses that were clicked or shown; more than can be read leave `truncated`. */
  clicks: number;
  impressions: number;
  /** What a table counts that the owner brought; absent where Search Console was asked. Visits stand in `clicks`. */
  table?: "clicks" | "visits";
  truncated: boolean;
  /** Addresses with figures that this audit did not read as pages, and their clicks. */
  beside: { addresses: number; clicks: number };
  /** The pages with most clicks, at most 10; `faults` failing checks name the page. */
  pages: { url: string; clicks: number; impressions: number; position: number; faults: number }[];
}

/** What visitors measured; reasons are sentences. */
export type FieldReport = FieldVitals;

export type IndexState = "indexable" | "noindex" | "canonicalised" | "blocked" | "redirect" | "error" | "file";

/** All that the report page shows at once. Bounded whatever the site holds; page texts in it are not to be trusted. */
export interface Report {
  schema: 1;
  site: { url: string; home: string; startedAt: string; finishedAt: string };
  /** What business the site is, and what it was taken for before its owner's correction. */
  business: { profile: SiteProfile; asRead: SiteProfile };
  engine: { version: string; rules: number; writer: string };
  warnings: string[];
  profile: { severityWeight: Record<Severity, number>; leastLoss: number; faultFactor: number };
  scores: { health: ScoreBreakdown; aiCitation: ScoreBreakdown };
  checks: { passed: number; failed: number; unknown: number; notApplicable: number };
  /** Failing ones first, each by what they cost. */
  findings: ReportFinding[];
  /** The largest, then one that gathers the rest. */
  templates: ReportTemplate[];
  areas: AreaRow[];
  /** Status 0 stands for no answer. */
  statuses: { status: number; count: number }[];
  /** Clicks from the start page of HTML pages; null for those no link leads to. The last number stands for "and more". */
  depths: { depth: number | null; pages: number }[];
  deepest: number;
  indexability: { state: IndexState; count: number }[];
  markup: MarkupRow[];
  aiAccess: { robots: "parsed" | "absent" | "unreachable"; agents: AgentRow[] };
  coverage: {
    known: number;
    requests: number;
    pages: number;
    /** Redirects, errors and files that were fetched beside the pages. */
    otherAnswers: number;
    notRead: { reason: NotCrawledReason; count: number; examples: string[] }[];
    inBrowser: InBrowser;
  };
  field: FieldReport;
  search: SearchReport;
  /** One page of each template, most telling first; absent in reports made before it was kept. */
  sample?: string[];
}
