import { z } from "zod";
import { AdminJobFilter, ProgressColumn } from "./admin-search.ts";
import { defineCall } from "./call.ts";
import { JobStatus, labelOf } from "./job-status.ts";
import { JobCounts } from "./jobs.ts";
import { limits } from "./limits.ts";
import { fields } from "./reply.ts";

const Moment = z.iso.datetime();
const adminErrors = ["AUTHENTICATION_REQUIRED", "ADMIN_REQUIRED"] as const;

/** Labels that the operator's list prints otherwise than the owner's. */
const shortLabels: Readonly<Record<string, string>> = {
  executing_parallel_streams: "Analyzing",
  executing_step2_format: "Formatting",
  executing_step3: "Recommendations",
};

/** The printed label of a job's status in the operator's lists. */
export const adminLabelOf = (status: string): string => shortLabels[status] ?? labelOf(status);

/** Other spellings of the same fields are taken as well. */
function inOneSpelling(job: unknown): unknown {
  if (typeof job !== "object" || job === null) return job;
  const { createdAt, userEmail, ...rest } = job as Record<string, unknown>;
  return { created_at: createdAt, user_email: userEmail, ...rest };
}

export const AdminJob = z.preprocess(
  inOneSpelling,
  z.object({
    id: z.uuid(),
    url: z.string(),
    status: JobStatus,
    created_at: Moment,
    user_email: z.string(),
    completed_at: Moment.nullable().default(null),
    /** 0..100 */
    progress: z.number().int().default(0),
    pages_crawled: z.number().int().default(0),
    action_count: z.number().int().default(0),
    /** Why it failed. */
    error: z.string().nullable().default(null),
    /** Put aside because it ended the processes that worked on it. */
    quarantined: z.boolean().default(false),
  }),
);
export type AdminJob = z.output<typeof AdminJob>;

/** How many jobs of all accounts there are. */
export const AdminJobCounts = JobCounts.extend({ quarantined: z.number().int() });
export type AdminJobCounts = z.infer<typeof AdminJobCounts>;

const SearchText = z.string().trim().max(200).optional();

export const listAllJobs = defineCall({
  name: "listAllJobs",
  method: "GET",
  path: "/api/v1/admin/all-jobs",
  access: "admin",
  token: "admin",
  summary: "Jobs of all accounts, newest first, with counts over all of them",
  query: z.object({
    limit: z.coerce.number().int().min(1).max(limits.mostJobsPerReply).default(limits.mostJobsPerReply),
    /** `next` of the answer before. */
    before: z.string().max(80).optional(),
    filter: AdminJobFilter.optional(),
    /** Part of a domain or of an e-mail address, or a job's id. */
    search: SearchText,
  }),
  reply: fields({
    data: z.array(AdminJob),
    counts: AdminJobCounts,
    /** Asks for the older ones; null when there are none. */
    next: z.string().nullable(),
  }),
  errors: adminErrors,
});

export const stopJob = defineCall({
  name: "stopJob",
  method: "POST",
  path: "/api/v1/admin/jobs/:id/stop",
  access: "admin",
  token: "admin",
  summary: "Ends a running job of any account as failed; what it was paid with is given back",
  params: z.object({ id: z.uuid() }),
  reply: fields({ message: z.string() }),
  errors: [...adminErrors, "NOT_FOUND", "CONFLICT"],
});

export const retryJob = defineCall({
  name: "retryJob",
  method: "POST",
  path: "/api/v1/admin/jobs/:id/retry",
  access: "admin",
  token: "admin",
  summary: "Puts a failed job of any account back in line, on the terms of a new submission by its owner",
  params: z.object({ id: z.uuid() }),
  reply: fields({ message: z.string() }),
  errors: [...adminErrors, "NOT_FOUND", "CONFLICT", "INSUFFICIENT_CREDITS", "FEATURE_ACCESS_DENIED"],
});

export const UserProgress = z.object({
  email: z.string(),
  /** Null for an account that has analysed nothing yet. */
  domain: z.string().nullable(),
  total_actions: z.number().int(),
  completed_actions: z.number().int(),
  in_progress_actions: z.number().int(),
  /** 0..100 */
  completion_percentage: z.number().int(),
  /** Minutes of work that the completed actions were estimated at. */
  time_saved: z.number().int(),
  last_activity: Moment,
});
export type UserProgress = z.infer<typeof UserProgress>;

export const listUserProgress = defineCall({
  name: "listUserProgress",
  method: "GET",
  path: "/api/v1/admin/user-progress",
  access: "admin",
  token: "admin",
  summary: "How far each account is on each of its domains, by the newest analysis of each",
  query: z.object({
    limit: z.coerce.number().int().min(1).max(limits.mostUsersPerReply).default(limits.mostUsersPerReply),
    offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
    sort: ProgressColumn.default("last_activity"),
    direction: z.enum(["asc", "desc"]).default("desc"),
    /** Part of an e-mail address or a domain. */
    search: SearchText,
  }),
  reply: fields({
    data: z.array(UserProgress),
    /** Over all rows that the search leaves, not only those of this answer. */
    totals: z.object({
      rows: z.number().int(),
      accounts: z.number().int(),
      total_actions: z.number().int(),
      completed_actions: z.number().int(),
      in_progress_actions: z.number().int(),
      time_saved: z.number().int(),
    }),
  }),
  errors: adminErrors,
});

export const AuditNote = z.object({
  id: z.uuid(),
  at: Moment,
  /** An e-mail address, or "operator" at the machine itself. */
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  details: z.record(z.string(), z.unknown()),
});
export type AuditNote = z.infer<typeof AuditNote>;

export const listAuditLog = defineCall({
  name: "listAuditLog",
  method: "GET",
  path: "/api/v1/admin/audit-log",
  access: "admin",
  token: "admin",
  summary: "What administrators and operators did, newest first",
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(20),
    /** `next` of the answer before. */
    before: z.string().max(80).optional(),
  }),
  reply: fields({ data: z.array(AuditNote), next: z.string().nullable() }),
  errors: adminErrors,
});

/** A picture as the browser reads it from the disk. A fifth more than its limit fits, so that its size can be told. */
const LogoData = z.string().max(Math.ceil(limits.logoMaxBytes * 1.2 * (4 / 3)));

export const uploadLogo = defineCall({
  name: "uploadLogo",
  method: "POST",
  path: "/api/v1/admin/upload-logo",
  access: "admin",
  summary: "Replaces the logo of the brand this host serves",
  body: z.object({ logo_data: LogoData, filename: z.string().max(300).optional() }),
  reply: fields({ logo_url: z.string() }),
  errors: adminErrors,
});

export const removeLogo = defineCall({
  name: "removeLogo",
  method: "DELETE",
  path: "/api/v1/admin/logo",
  access: "admin",
  summary: "Takes the uploaded logo of this host's brand away; the configured one is shown again",
  reply: fields({ logo_url: z.string() }),
  errors: adminErrors,
});
