import type { Category, Finding, Severity } from "@audit/rules";
import type { Scores } from "@audit/auditor";
import type { Coverage, PageKind, PageOffer, SiteProfile } from "@audit/facts";
import type { PlannedAction } from "@audit/planner";
import type { InBrowser } from "./report/report.ts";

/** One fetched URL as `audit --json` shows it. */
export interface PageJson {
  url: string;
  status: number;
  redirectTo: string | null;
  contentType: string | null;
  /** Clicks from the start page; null when no link leads there. */
  depth: number | null;
  bytes: number;
  ttfbMs: number | null;
  title: string | null;
  titleCount: number;
  description: string | null;
  descriptionCount: number;
  h1: string[];
  canonical: string | null;
  robots: string[];
  lang: string | null;
  hreflang: { lang: string; href: string }[];
  images: { total: number; noAlt: number; emptyAlt: number };
  jsonld: { blocks: number; invalid: number; types: string[] };
  links: { internal: number; external: number; nofollow: number };
  words: number;
  /** What the page is, judged over the whole site; null for what is no page. */
  kind: PageKind | null;
  /** Null where the page offers nothing. */
  offer: PageOffer | null;
  /** Number of the product that the page is about, as its markup states it; null where it states none. */
  sku: string | null;
  /** Address of the picture of the main thing that is seen first. */
  mainImage: string | null;
  /** First 400 characters of the main text, without consent layers, dialogs and blocks of most pages. */
  mainText: string | null;
  /** Of the main text, BCP 47. */
  language: string | null;
  ogImage: string | null;
  template: string | null;
  indexable: boolean;
  indexability: string;
}

export interface FindingJson extends Pick<
  Finding,
  "rule" | "area" | "verdict" | "title" | "count" | "share" | "pages" | "weighed"
> {
  category: Category;
  severity: Severity;
  reason: string | null;
}

/** The object that `audit --json FILE` writes. Fields may be added, never renamed. */
export interface AuditJson {
  schema: 1;
  site: { url: string; finalUrl: string; startedAt: string; finishedAt: string; profile: SiteProfile };
  engine: { version: string; rules: number; writer: string };
  coverage: Coverage;
  /** What was run in a browser as well. */
  inBrowser: InBrowser;
  scores: Scores;
  pages: PageJson[];
  findings: FindingJson[];
  passed: string[];
  notApplicable: string[];
  actions: ActionJson[];
  report: Record<string, string>;
  executiveSummary: string;
}

/** An action with the specification's field names. */
export interface ActionJson {
  type: PlannedAction["type"];
  title: string;
  action_name: string;
  impact: PlannedAction["impact"];
  status: "todo";
  category: Category;
  difficulty: PlannedAction["difficulty"];
  time_estimate: number;
  done_by: PlannedAction["doneBy"];
  time_to_result: string;
  business_value: string;
  problem: string;
  solution: string;
  implementation: string | null;
  patches: PlannedAction["patches"];
  tags: readonly string[];
  rule: string;
  template: string;
  affected: PlannedAction["affected"];
  /** Its checklist. */
  pages: PlannedAction["pages"];
  heals: PlannedAction["heals"];
  evidence: PlannedAction["evidence"];
  check: string;
  check_command: string | null;
  fingerprint: string;
  priority: number;
  ranking: PlannedAction["ranking"];
}
