import { z } from "zod";
import { ActionCategory, ActionEvidence, ActionStatus, Impact } from "./actions.ts";
import { defineCall } from "./call.ts";
import { JobId } from "./jobs.ts";
import { wrapped } from "./reply.ts";

const Count = z.number().int().min(0);
/** 0..1 */
const Share = z.number().min(0).max(1);
const Score = z.number().int().min(0).max(100).nullable();

const ScoreStory = z.object({
  score: Score,
  /** A grave fault that keeps the score below what its checks would give; absent in reports made before it was kept. */
  ceiling: z.object({ most: z.number(), because: z.string() }).nullable().default(null),
  /** Why there is no score. */
  unscored: z.string().nullable().default(null),
  judged: Count,
  failed: Count,
  categories: z.array(
    z.object({
      category: ActionCategory,
      score: Score,
      /** Share of the whole weight. */
      weight: Share,
      /** Points of 100 that the category costs the whole score. */
      points: z.number(),
      passed: Count,
      failed: Count,
      unknown: Count,
    }),
  ),
  /** The failing checks that cost most, dearest first. */
  costs: z.array(
    z.object({
      rule: z.string(),
      title: z.string(),
      severity: Impact,
      category: ActionCategory,
      points: z.number(),
      weight: z.number(),
      reach: Share,
      certainty: Share,
    }),
  ),
});
export type ScoreStory = z.infer<typeof ScoreStory>;

/** A task that mends a finding. */
const FixingAction = z.object({ id: z.uuid(), title: z.string(), status: ActionStatus });

const ReportFinding = z.object({
  rule: z.string(),
  category: ActionCategory,
  area: z.string(),
  severity: Impact,
  /** Why it weighs more or less here than the check does by itself; absent in reports made before it was kept. */
  weighed: z.array(z.string()).default([]),
  verdict: z.enum(["fail", "unknown"]),
  title: z.string(),
  why: z.string(),
  fix: z.string(),
  /** The public document behind the rule. */
  source: z.string(),
  scope: z.enum(["site", "pages"]),
  count: Count,
  outOf: Count,
  certainty: Share,
  /** Why it could not be told. */
  reason: z.string().nullable(),
  /** Counts towards the AI citation score. */
  ai: z.boolean(),
  proofs: z.array(ActionEvidence),
  coveredBy: z.array(z.string()),
  actions: z.array(FixingAction),
  /** Evidence is part of the full report; where no task shown mends it, so are its name, reason and repair (all empty). */
  locked: z.boolean(),
});
export type ReportFinding = z.infer<typeof ReportFinding>;

export const IndexState = z.enum(["indexable", "noindex", "canonicalised", "blocked", "redirect", "error", "file"]);
export type IndexState = z.infer<typeof IndexState>;

export const NotReadReason = z.enum(["robots", "limit", "bot-wall", "trap", "error", "off-site", "unjudged"]);
export type NotReadReason = z.infer<typeof NotReadReason>;

/** What was run in a browser as well, and why the rest of the sample was not. */
const InBrowser = z.object({
  state: z.enum(["off", "no-browser", "done"]),
  pages: Count,
  failed: z.array(z.object({ reason: z.string(), count: Count })),
});
export type InBrowser = z.infer<typeof InBrowser>;

/** What came of asking the Chrome UX Report about one address: an origin has no path. */
const FieldAnswer = z.discriminatedUnion("state", [
  z.object({
    state: z.literal("measured"),
    url: z.string(),
    /** "all" where visits by phone are too few. */
    device: z.enum(["phone", "all"]),
    /** 75th percentiles; null when too few visitors measured it. */
    lcpMs: z.number().nullable(),
    inpMs: z.number().nullable(),
    cls: z.number().nullable(),
    /** First and last day of the visits, YYYY-MM-DD. */
    from: z.string(),
    to: z.string(),
  }),
  z.object({ state: z.literal("no-data"), url: z.string() }),
  z.object({ state: z.literal("failed"), url: z.string(), reason: z.string() }),
]);
export type FieldAnswer = z.infer<typeof FieldAnswer>;

const FieldReport = z.object({
  state: z.enum(["not-connected", "asked"]),
  origin: FieldAnswer.nullable(),
  /** One page of each template. */
  pages: z.array(FieldAnswer),
});
export type FieldReport = z.infer<typeof FieldReport>;

const SearchReport = z.object({
  state: z.enum(["not-connected", "reconnect", "no-property", "failed", "read"]),
  reason: z.string().nullable(),
  property: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  clicks: Count,
  impressions: Count,
  /** What a table counts that the owner brought; absent where Search Console was asked. Visits stand in `clicks`. */
  table: z.enum(["clicks", "visits"]).optional(),
  /** There are more addresses than were read. */
  truncated: z.boolean(),
  /** Addresses with figures that were not read as pages of this audit. */
  beside: z.object({ addresses: Count, clicks: Count }),
  /** Most clicks first; `faults` failing checks name the page. */
  pages: z.array(z.object({ url: z.string(), clicks: Count, impressions: Count, position: z.number(), faults: Count })),
});
export type SearchReport = z.infer<typeof SearchReport>;

/** Everything the report page shows at once. */
export const Report = z.object({
  jobId: JobId,
  domain: z.string(),
  preview: z.boolean(),
  site: z.object({
    url: z.string(),
    home: z.string(),
    startedAt: z.iso.datetime(),
    finishedAt: z.iso.datetime(),
  }),
  engine: z.object({ version: z.string(), rules: Count, writer: z.string() }),
  warnings: z.array(z.string()),
  profile: z.object({
    severityWeight: z.object({ high: z.number(), medium: z.number(), low: z.number() }),
    leastLoss: Share,
    /** How many times what is lost counts beside what holds; 1 in reports made before it was kept. */
    faultFactor: z.number().default(1),
  }),
  scores: z.object({ health: ScoreStory, aiCitation: ScoreStory }),
  checks: z.object({ passed: Count, failed: Count, unknown: Count, notApplicable: Count }),
  findings: z.array(ReportFinding),
  /** Columns of the grids; the one without an id gathers the smaller templates. */
  templates: z.array(z.object({ id: z.string().nullable(), label: z.string(), pages: Count })),
  areas: z.array(
    z.object({
      category: ActionCategory,
      area: z.string(),
      cells: z.array(z.object({ pages: Count, rules: Count, worst: Impact.nullable() })),
    }),
  ),
  /** Status 0 stands for no answer. */
  statuses: z.array(z.object({ status: Count, count: Count })),
  /** Clicks from the start page; null for pages that no link leads to. */
  depths: z.array(z.object({ depth: Count.nullable(), pages: Count })),
  /** The deepest page; beyond the last column of `depths` they are counted together. */
  deepest: Count,
  indexability: z.array(z.object({ state: IndexState, count: Count })),
  markup: z.array(
    z.object({
      pages: Count,
      withMarkup: Count,
      broken: Count,
      types: z.array(z.object({ type: z.string(), pages: Count })),
    }),
  ),
  aiAccess: z.object({
    robots: z.enum(["parsed", "absent", "unreachable"]),
    agents: z.array(
      z.object({
        token: z.string(),
        operator: z.string(),
        purpose: z.enum(["search", "user", "training"]),
        docs: z.string().nullable(),
        mayIgnoreRobots: z.boolean(),
        /** How pages were answered under its name; null when none was asked for so. */
        asked: z.object({ pages: Count, refused: Count, different: Count }).nullable().optional(),
        cells: z.array(z.object({ allowed: Count, checked: Count, line: Count.nullable() })),
      }),
    ),
  }),
  coverage: z.object({
    known: Count,
    requests: Count,
    pages: Count,
    otherAnswers: Count,
    notRead: z.array(z.object({ reason: NotReadReason, count: Count, examples: z.array(z.string()) })),
    /** Absent in reports made before pages were run in a browser. */
    inBrowser: InBrowser.optional(),
  }),
  /** What visitors measured; absent in reports made before it was asked for. */
  field: FieldReport.optional(),
  /** What searchers clicked; absent likewise. */
  search: SearchReport.optional(),
});
export type Report = z.infer<typeof Report>;

export const getReport = defineCall({
  name: "getReport",
  method: "GET",
  path: "/api/v1/jobs/:id/report",
  access: "owner",
  token: "read",
  summary: "The report of a finished job: scores and their reasons, findings, the site in numbers",
  params: z.object({ id: JobId }),
  reply: wrapped(Report),
  errors: ["AUTHENTICATION_REQUIRED", "NOT_FOUND", "REPORT_MISSING", "REPORT_NOT_READY"],
});

/** A page that findings name, with what they say of it. */
const FaultyPage = z.object({
  url: z.string(),
  /** Most serious first, 50 at most. */
  findings: z.array(
    ActionEvidence.omit({ url: true }).extend({ rule: z.string(), title: z.string(), severity: Impact }),
  ),
});

export const listPages = defineCall({
  name: "listPages",
  method: "GET",
  path: "/api/v1/jobs/:id/pages",
  access: "owner",
  token: "read",
  summary:
    "Pages that failing checks name, most serious first, with what was seen on each; pages without a fault are not among them",
  params: z.object({ id: JobId }),
  query: z.object({
    /** Part of the address. */
    search: z.string().max(300).optional(),
    limit: z.coerce.number<number | string>().int().min(1).max(50).default(20),
    offset: z.coerce.number<number | string>().int().min(0).max(1_000_000).default(0),
  }),
  reply: wrapped(
    z.object({
      total: Count,
      pages: z.array(FaultyPage),
      /** False: the site has more faults than are looked through at once, so that others may name a page too. */
      complete: z.boolean(),
    }),
  ),
  errors: ["AUTHENTICATION_REQUIRED", "NOT_FOUND", "REPORT_MISSING", "REPORT_NOT_READY"],
});

export const listFindingUrls = defineCall({
  name: "listFindingUrls",
  method: "GET",
  path: "/api/v1/jobs/:id/findings/:ruleId/urls",
  access: "owner",
  token: "read",
  summary: "The addresses of one finding with what was seen there, some hundred at a time",
  params: z.object({ id: JobId, ruleId: z.string().max(120) }),
  /** How many addresses were read already: the `next` of the answer before. */
  query: z.object({ after: z.coerce.number<number | string>().int().min(0).max(100_000_000).optional() }),
  reply: wrapped(
    z.object({
      total: Count,
      addresses: z.array(ActionEvidence),
      /** Null after the last one. */
      next: Count.nullable(),
    }),
  ),
  errors: ["AUTHENTICATION_REQUIRED", "NOT_FOUND", "REPORT_MISSING", "REPORT_NOT_READY"],
});
