import { z } from "zod";
import { defineCall } from "./call.ts";
import { JobId } from "./jobs.ts";
import { fields, wrapped } from "./reply.ts";

export const Impact = z.enum(["high", "medium", "low"]);
/** As a plan may hold it: a missing or unknown word must not break the list. */
export const PlannedImpact = z.enum([...Impact.options, "unknown"]).catch("unknown");
export const ActionCategory = z.enum(["schema", "content", "technical", "social", "tools"]);
export const Difficulty = z.enum(["easy", "medium", "hard"]);
export const ActionStatus = z.enum(["todo", "in-progress", "completed"]);
export type ActionStatus = z.infer<typeof ActionStatus>;

/** One proof: where it was seen and what stood there. */
export const ActionEvidence = z.object({
  url: z.string(),
  at: z.string(),
  saw: z.json(),
  expected: z.json().optional(),
});
export type ActionEvidence = z.infer<typeof ActionEvidence>;

/** Who does a task. */
const DoneBy = z.enum(["owner", "writer", "developer"]);

/** A page of a task's checklist. */
export const ActionPage = z.object({
  url: z.string(),
  status: ActionStatus,
  /** What a later audit says of it: still at fault though it was done, or no longer at fault, and so done. */
  audit: z.enum(["again", "gone"]).optional(),
});
export type ActionPage = z.infer<typeof ActionPage>;

/** Another finding that ends with a task. */
export const HealedFinding = z.object({ rule: z.string(), title: z.string(), count: z.number().int() });
export type HealedFinding = z.infer<typeof HealedFinding>;

/** What a look at the live site showed of a finished task. */
export const VerificationState = z.enum(["waiting", "running", "verified", "open", "unknown", "regressed"]);
export type VerificationState = z.infer<typeof VerificationState>;

export const Verification = z.object({
  state: VerificationState,
  /** When the site was looked at; null until then. */
  at: z.iso.datetime().nullable(),
  /** When the fault was last seen to be gone. */
  verifiedAt: z.iso.datetime().nullable(),
  /** Addresses that were read again, of those at fault. */
  checked: z.number().int(),
  outOf: z.number().int(),
  /** Why it is unknown. */
  reason: z.string().nullable(),
  /** A later audit found it again; nobody looked for this task alone. */
  byAudit: z.literal(true).optional(),
  seen: z.array(
    z.object({
      url: z.string(),
      status: z.number().int().nullable(),
      at: z.string().nullable(),
      saw: z.json(),
      expected: z.json(),
    }),
  ),
});
export type Verification = z.infer<typeof Verification>;

const stood = { before: z.string().nullable(), after: z.string().nullable(), template: z.literal(true).optional() };

/** One mechanical change: what stands in one place of the site (null: nothing) and what belongs there (null: nothing). */
export const ActionPatch = z.discriminatedUnion("at", [
  z.object({
    at: z.literal("page"),
    url: z.string(),
    /** title, description, canonical, robots, h1, lang, viewport, og:..., twitter:..., jsonld, hreflang, link, alt, attribute, text */
    op: z.string(),
    /** Language of hreflang, address that a link or picture had, type of markup, or selector@attribute. */
    key: z.string().optional(),
    ...stood,
  }),
  z.object({
    at: z.literal("robots.txt"),
    url: z.string(),
    op: z.literal("line"),
    key: z.string().optional(),
    ...stood,
  }),
  z.object({
    at: z.literal("sitemap"),
    url: z.string(),
    op: z.enum(["add", "remove"]),
    key: z.string().optional(),
    ...stood,
  }),
  /** From the path before to the target after; the key is the status. */
  z.object({ at: z.literal("redirects"), url: z.string(), op: z.literal("redirect"), key: z.string(), ...stood }),
  /** The key is the header's name; url names a page or a pattern of pages. */
  z.object({ at: z.literal("header"), url: z.string(), op: z.literal("header"), key: z.string(), ...stood }),
]);
export type ActionPatch = z.infer<typeof ActionPatch>;

/** Clicks and impressions of a period, whose first and last day are YYYY-MM-DD. */
export const ActionSearch = z.object({
  clicks: z.number().int(),
  impressions: z.number().int(),
  from: z.string(),
  to: z.string(),
});
export type ActionSearch = z.infer<typeof ActionSearch>;

/** Other spellings that some servers use for the same field. */
const SPELLINGS = {
  timeEstimate: "time_estimate",
  timeToResult: "time_to_result",
  businessValue: "business_value",
} as const;

/** The row with each field under the name that we use. */
function respell(row: unknown, spellings: Readonly<Record<string, string>>): unknown {
  if (typeof row !== "object" || row === null) return row;
  const named = Object.entries(row).map(([name, value]) => [spellings[name] ?? name, value] as const);
  return Object.fromEntries(named);
}

/** One number of a task's priority and what it comes from. */
export const RankFactor = z.object({
  factor: z.enum(["severity", "reach", "page worth", "certainty", "effort"]),
  value: z.number(),
  words: z.string(),
});
export type RankFactor = z.infer<typeof RankFactor>;

/** A fault is mended; an opportunity is worth doing where nothing is wrong. */
export const ActionType = z.enum(["fault", "opportunity"]);
export type ActionType = z.infer<typeof ActionType>;

export const ActionFields = z.object({
  id: z.uuid(),
  job_id: JobId,
  title: z.string(),
  action_name: z.string(),
  /** Plans older than this field hold faults only. */
  type: ActionType.default("fault"),
  impact: PlannedImpact,
  /** A missing status counts as todo. */
  status: ActionStatus.default("todo"),
  category: ActionCategory,
  difficulty: Difficulty,
  /** Minutes. */
  time_estimate: z.number().int(),
  /** The time it takes, in words, as the export prints it. */
  time_available: z.string(),
  /** Empty where the plan does not say: then the printed default is shown. */
  time_to_result: z.string().catch(""),
  business_value: z.string(),
  /** No connected source knows them; never invented. */
  searchVolume: z.number().nullable(),
  leads: z.number().nullable(),
  problem: z.string(),
  solution: z.string(),
  implementation: z.string().nullable(),
  /** What the code is made of, for machines; none for plans older than this field. */
  patches: z.array(ActionPatch).default([]),
  code_example: z.string().nullable(),
  tags: z.array(z.string()),
  started_at: z.iso.datetime().nullable(),
  completed_at: z.iso.datetime().nullable(),
  notes: z.string().nullable(),
  /** Did it help, 1 (not at all) to 5 (very much), by its owner; null: not said. */
  effectiveness_rating: z.number().int().nullable(),
  /** Whose task it is, in its owner's words. */
  assignee: z.string().nullable().default(null),
  /** The day it is to be done by, YYYY-MM-DD. */
  due_on: z.iso.date().nullable().default(null),
  /** Why its owner says that it does not apply to this site; null: it applies. Such a task is no work. */
  not_relevant: z.string().nullable().default(null),
  rule: z.string(),
  template: z.string(),
  affected: z.object({ count: z.number().int(), urls: z.array(z.string()) }),
  evidence: z.array(ActionEvidence),
  check: z.string(),
  /** The same look for a developer's shell; null where there is no such command. */
  check_command: z.string().nullable().default(null),
  /** Null for plans older than this field. */
  done_by: DoneBy.nullable().default(null),
  /** Its checklist, best page first; what its owner marked as done stays in it. */
  pages: z.array(ActionPage).default([]),
  /** What else ends with it. */
  heals: z.array(HealedFinding).default([]),
  fingerprint: z.string(),
  /** Rank within the plan: severity x reach x page worth x certainty / effort. */
  priority: z.number(),
  /** The inputs of the priority, in the order of its formula; null for plans older than this field. */
  ranking: z.array(RankFactor).nullable().default(null),
  /** What Google's searchers did with the pages at fault, by the owner's Search Console; null when it is not connected. */
  search: ActionSearch.nullable().default(null),
  /** Null: it was never checked on the live site. */
  verification: Verification.nullable().default(null),
});
export const Action = z.preprocess((row) => respell(row, SPELLINGS), ActionFields);
export type Action = z.infer<typeof Action>;

export const ActionStats = z.object({
  totalActions: z.number().int(),
  completedActions: z.number().int(),
  inProgressActions: z.number().int(),
  /** Minutes of all actions not completed. */
  estimatedTimeRemaining: z.number().int(),
  highImpactCompleted: z.number().int(),
  /** Rounded, 0..100. */
  completionPercentage: z.number().int(),
});
export type ActionStats = z.infer<typeof ActionStats>;

const AnalysisFields = z.object({
  id: z.uuid(),
  jobId: JobId,
  domain: z.string(),
  url: z.string(),
  analysis_timestamp: z.iso.datetime(),
  created_at: z.iso.datetime(),
  actions_count: z.number().int(),
});
export const Analysis = z.preprocess((row) => respell(row, { job_id: "jobId" }), AnalysisFields);
export type Analysis = z.infer<typeof Analysis>;

/** Which analysis: jobId wins, then domain with timestamp, then the domain's latest, then the first. */
const WhichAnalysis = z.object({
  domain: z.string().max(253).optional(),
  timestamp: z.iso.datetime().optional(),
  jobId: JobId.optional(),
});

export const listActions = defineCall({
  name: "listActions",
  method: "GET",
  path: "/api/v1/actions",
  access: "user",
  token: "read",
  summary: "The plan of one own analysis, ranked",
  query: WhichAnalysis,
  reply: fields({
    actions: z.array(Action),
    executiveSummary: z.string().nullable(),
    isFreemiumPreview: z.boolean(),
    totalActionsAvailable: z.number().int(),
    actionsShown: z.number().int(),
  }),
  errors: ["AUTHENTICATION_REQUIRED", "NOT_FOUND"],
});

export const getActionStats = defineCall({
  name: "getActionStats",
  method: "GET",
  path: "/api/v1/actions/stats",
  access: "user",
  token: "read",
  summary: "Progress over the plan of one own analysis",
  query: WhichAnalysis,
  reply: fields({ stats: ActionStats }),
  errors: ["AUTHENTICATION_REQUIRED", "NOT_FOUND"],
});

export const updateAction = defineCall({
  name: "updateAction",
  method: "PUT",
  path: "/api/v1/actions/:id/progress",
  access: "owner",
  token: "plan",
  summary: "Move a task: todo, in-progress or completed",
  params: z.object({ id: z.uuid() }),
  body: z.object({ status: ActionStatus.or(z.literal("pending").transform((): ActionStatus => "todo")) }),
  reply: fields({ action: Action }),
  errors: ["AUTHENTICATION_REQUIRED", "NOT_FOUND"],
});

export const checkAction = defineCall({
  name: "checkAction",
  method: "POST",
  path: "/api/v1/actions/:id/check",
  access: "owner",
  token: "plan",
  summary: "Look at the live site again: is the fault of this task gone? The answer arrives as a change of the task",
  params: z.object({ id: z.uuid() }),
  reply: fields({ action: Action }),
  errors: ["AUTHENTICATION_REQUIRED", "NOT_FOUND", "RATE_LIMITED"],
});

export const deleteAnalysis = defineCall({
  name: "deleteAnalysis",
  method: "DELETE",
  path: "/api/v1/actions/analyses/:id",
  access: "owner",
  summary: "Delete an analysis with its actions, progress, files and links; the job stays in the history",
  params: z.object({ id: z.uuid() }),
  reply: fields({ message: z.string() }),
  errors: ["AUTHENTICATION_REQUIRED", "NOT_FOUND"],
});

export const listAnalyses = defineCall({
  name: "listAnalyses",
  method: "GET",
  path: "/api/v1/actions/analyses",
  access: "user",
  token: "read",
  summary: "Own finished analyses, newest first",
  query: z.object({ jobId: JobId.optional() }),
  reply: fields({ analyses: z.array(Analysis) }),
  errors: ["AUTHENTICATION_REQUIRED"],
});

export const checkJobActions = defineCall({
  name: "checkJobActions",
  method: "GET",
  path: "/api/v1/actions/check-job/:id",
  access: "owner",
  token: "read",
  summary: "Whether a job has actions, and how many",
  params: z.object({ id: JobId }),
  reply: fields({ hasActions: z.boolean(), actionCount: z.number().int() }),
  errors: ["AUTHENTICATION_REQUIRED", "NOT_FOUND"],
});

export const subscribeActions = defineCall({
  name: "subscribeActions",
  method: "POST",
  path: "/api/v1/actions/subscribe",
  access: "user",
  summary: "Names of the live channel that carries changes of own actions",
  reply: fields({ channel: z.string(), table: z.string(), filter: z.string() }),
  errors: ["AUTHENTICATION_REQUIRED"],
});

export const parseActions = defineCall({
  name: "parseActions",
  method: "POST",
  path: "/api/v1/actions/parse",
  access: "user",
  token: "read",
  summary: "Read the actions of an own job's folder (a job's folderPath)",
  body: z.object({ folderPath: z.string().max(200) }),
  reply: wrapped(z.object({ jobId: JobId, hasActions: z.boolean(), actionCount: z.number().int() })),
  errors: ["AUTHENTICATION_REQUIRED", "NOT_FOUND"],
});

export const regenerateActions = defineCall({
  name: "regenerateActions",
  method: "POST",
  path: "/api/v1/jobs/:id/regenerate-actions",
  access: "owner",
  token: "plan",
  summary: "Make the action list of a finished job again; what was worked off stays worked off",
  params: z.object({ id: JobId }),
  body: z.object({ jobId: z.string().max(64).optional() }).optional(),
  reply: fields({
    /** As many as the account may see. */
    actions: z.array(Action),
    /** How many there are. */
    actionsCount: z.number().int(),
    message: z.string(),
  }),
  errors: ["AUTHENTICATION_REQUIRED", "NOT_FOUND", "ANALYSIS_TOO_OLD", "CONFLICT"],
});
