import { z } from "zod";
import { ActionStatus, Impact } from "./actions.ts";
import { defineCall } from "./call.ts";
import { JobId } from "./jobs.ts";
import { wrapped } from "./reply.ts";

const Count = z.number().int().min(0);
const Score = z.number().int().min(0).max(100).nullable();

/** How often an audit repeats by itself. */
export const ScheduleEvery = z.enum(["off", "weekly", "monthly"]);
export type ScheduleEvery = z.infer<typeof ScheduleEvery>;

export const Schedule = z.object({ every: ScheduleEvery, nextAt: z.iso.datetime().nullable() });
export type Schedule = z.infer<typeof Schedule>;

/** One finished audit of a domain. */
export const PastRun = z.object({
  jobId: JobId,
  completedAt: z.iso.datetime(),
  health: Score,
  aiVisibility: Score,
  pages: Count,
  /** Tasks of its plan, by impact. */
  tasks: z.object({ high: Count, medium: Count, low: Count }),
});
export type PastRun = z.infer<typeof PastRun>;

export const ChangedTask = z.object({
  /** In the plan of the run that has it: the base's for what was fixed, else the current one's. */
  id: z.uuid(),
  title: z.string(),
  impact: Impact,
  template: z.string(),
  status: ActionStatus,
  /** Addresses at fault in the run that has the task. */
  affected: Count,
});
export type ChangedTask = z.infer<typeof ChangedTask>;

export const Comparison = z.object({
  domain: z.string(),
  /** Newest first. */
  runs: z.array(PastRun),
  current: JobId,
  /** Null: there is no earlier run to compare with. */
  base: JobId.nullable(),
  counts: z.object({ fixed: Count, fresh: Count, back: Count, again: Count, same: Count }),
  /** In the base, not in the current one. */
  fixed: z.array(ChangedTask),
  /** In the current one for the first time. */
  fresh: z.array(ChangedTask),
  /** In the current one and in a run before the base, but not in the base. */
  back: z.array(ChangedTask),
  /** In both, though the owner had marked it complete in the base. */
  again: z.array(ChangedTask),
  templates: z.array(z.object({ template: z.string(), before: Count, after: Count })),
  /** The later run has read fewer pages, so that what is missing may not be fixed. */
  fewerPages: z.boolean(),
  /** The two runs were judged as different businesses, by other checks: what differs may not be the site. */
  otherBusiness: z.boolean(),
  /** Only counts are shown; the tasks themselves come with full access. */
  isPreview: z.boolean(),
  schedule: Schedule,
});
export type Comparison = z.infer<typeof Comparison>;

export const compareRuns = defineCall({
  name: "compareRuns",
  method: "GET",
  path: "/api/v1/jobs/:id/comparison",
  access: "owner",
  token: "read",
  summary: "A finished job beside an earlier one of the same domain: what was fixed, new, back or found again",
  params: z.object({ id: JobId }),
  query: z.object({ with: JobId.optional() }),
  reply: wrapped(Comparison),
  errors: ["AUTHENTICATION_REQUIRED", "NOT_FOUND"],
});

export const setSchedule = defineCall({
  name: "setSchedule",
  method: "PUT",
  path: "/api/v1/domains/:domain/schedule",
  access: "owner",
  token: "audit",
  summary: "Repeat the audit of an own domain weekly or monthly, with a mail that says what changed; or stop that",
  params: z.object({ domain: z.string().min(1).max(253) }),
  body: z.object({ every: ScheduleEvery }),
  reply: wrapped(Schedule),
  errors: ["AUTHENTICATION_REQUIRED", "NOT_FOUND"],
});
