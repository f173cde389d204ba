import { z } from "zod";
import { defineCall } from "./call.ts";
import { ActionGenerationStatus, JobStatus } from "./job-status.ts";
import { limits } from "./limits.ts";
import { both, fields, wrapped } from "./reply.ts";

export const JobId = z.uuid();
const Moment = z.iso.datetime();

/** What a running job is doing this moment. */
export const JobActivity = z.object({
  /** Pages read so far. */
  pages: z.number().int(),
  /** Addresses known so far. */
  known: z.number().int(),
  /** Pages that reading will probably come to; null in rows of an older version. */
  expected: z.number().int().nullable().default(null),
  /** Seconds that reading will probably still take, as a range; null while nobody can know. */
  secondsLeft: z.object({ from: z.number().int(), to: z.number().int() }).nullable().default(null),
  /** The address read last. */
  url: z.string(),
  /** Why it waits, e.g. "example.com asks us to slow down, 40 s"; null while it works. */
  waiting: z.string().nullable(),
  /** What of ours it waits for (`texts.waitsFor`), whatever its stage; null while it works. */
  waitsFor: z.enum(["store", "disk"]).nullable().default(null),
  /** Provisional findings, most serious first, at most 5. */
  firstFindings: z.array(
    z.object({ title: z.string(), severity: z.enum(["high", "medium", "low"]), count: z.number() }),
  ),
});
export type JobActivity = z.infer<typeof JobActivity>;

/** A grave fault that keeps a score down, and how far. */
const Ceiling = z.object({ most: z.number(), because: z.string() });

/** What belongs to the scores of a job before they can be understood. */
export const ScoreBounds = z.object({
  /** Addresses that are known and were not read because a limit was reached. */
  unread: z.number().int(),
  /** Null where the score is what its checks give. */
  health: Ceiling.nullable(),
  ai: Ceiling.nullable(),
  /** Why there is no score. */
  unscored: z.string().nullable(),
});
export type ScoreBounds = z.infer<typeof ScoreBounds>;

export const JobFields = z.object({
  id: JobId,
  user_id: z.string(),
  url: z.string(),
  domain: z.string(),
  /** One of `jobStatuses`, or a word of a newer server, which is shown as it reads. */
  status: z.union([JobStatus, z.string().min(1).max(60)]),
  created_at: Moment,
  started_at: Moment.nullable(),
  completed_at: Moment.nullable(),
  action_count: z.number().int(),
  action_generation_status: ActionGenerationStatus.nullable(),
  folderPath: z.string(),
  steps: z.object({ actions_parsing: z.object({ status: z.enum(["pending", "running", "completed", "failed"]) }) }),
  /** 0..100, never falls within a job. */
  progress: z.number().int(),
  activity: JobActivity.nullable(),
  /** 0..100, null until known. */
  health_score: z.number().int().nullable(),
  ai_citation_score: z.number().int().nullable(),
  pages_crawled: z.number().int(),
  /** Null until judged, and for jobs older than this field. */
  standing: ScoreBounds.nullable().default(null),
  /** One plain sentence when the job failed. */
  error: z.string().nullable(),
  /** What a completed job could not see. */
  warnings: z.array(z.string()),
  completed_actions: z.number().int(),
  /** Of a job in line: its place, from 1, and in how many seconds it will probably begin; null while nobody can know. */
  in_line: z.object({ place: z.number().int(), seconds: z.number().int().nullable() }).nullable().optional(),
  /** Left out of lists: it is the longest part of a job. */
  executive_summary: z.string().nullable().optional(),
});

/** Other names under which a job's date may come. */
function nameDate(job: unknown): unknown {
  if (typeof job !== "object" || job === null || "created_at" in job) return job;
  const { createdAt, timestamp, date, ...rest } = job as Record<string, unknown>;
  const written = [createdAt, timestamp, date].find((value) => typeof value === "string") ?? "";
  return Number.isNaN(Date.parse(written)) ? job : { ...rest, created_at: new Date(written).toISOString() };
}

export const Job = z.preprocess(nameDate, JobFields);
export type Job = z.output<typeof Job>;

/** How many jobs each filter of the list holds. */
export const JobCounts = z.object({
  all: z.number().int(),
  completed: z.number().int(),
  processing: z.number().int(),
  failed: z.number().int(),
});
export type JobCounts = z.infer<typeof JobCounts>;

export const ProcessOptions = z.object({
  maxPages: z.number().int().min(1).optional(),
  locale: z.string().max(35).optional(),
  include: z.array(z.string().max(200)).max(20).optional(),
  exclude: z.array(z.string().max(200)).max(20).optional(),
  /** The only pages to read, beside the start page, as addresses or paths of the site; not for several sites at once. */
  pages: z.array(z.string().max(2_083)).max(limits.pagesInList).optional(),
});
export type ProcessOptions = z.infer<typeof ProcessOptions>;

const WithJob = z.object({ id: JobId });

const Started = fields({ data: Job, job: Job });

/** A job under one of its two names is enough for a reader. */
function nameJobTwice(answer: unknown): unknown {
  if (typeof answer !== "object" || answer === null) return answer;
  const { data, job, ...rest } = answer as Record<string, unknown>;
  return { ...rest, data: data ?? job, job: job ?? data };
}

export const submitUrl = defineCall({
  name: "submitUrl",
  method: "POST",
  path: "/api/v1/process",
  access: "user",
  token: "audit",
  repeatable: true,
  summary: "Analyse one website",
  body: z.object({ url: z.string().max(2_083), options: ProcessOptions.optional() }),
  reply: { ...Started, body: z.preprocess(nameJobTwice, Started.body) },
  errors: [
    "AUTHENTICATION_REQUIRED",
    "INVALID_URL",
    "CONFLICT",
    "HOST_CLOSED",
    "INSUFFICIENT_CREDITS",
    "FEATURE_ACCESS_DENIED",
  ],
});

/** Addresses of one batch; how many are accepted is the server's setting, so that its sentence can name the number. */
const BatchUrls = z.array(z.string().max(2_083)).max(10_000);

export const submitBatch = defineCall({
  name: "submitBatch",
  method: "POST",
  path: "/api/v1/process/batch",
  access: "user",
  token: "audit",
  repeatable: true,
  summary: "Analyse several websites, all or none; duplicates are joined",
  body: z.object({ urls: BatchUrls, options: ProcessOptions.optional() }),
  /** In the order of the addresses. */
  reply: both({ jobs: z.array(Job) }),
  errors: [
    "EMAIL_NOT_VERIFIED",
    "AUTHENTICATION_REQUIRED",
    "INVALID_URL",
    "CONFLICT",
    "HOST_CLOSED",
    "INSUFFICIENT_CREDITS",
    "FEATURE_ACCESS_DENIED",
  ],
});

export const listJobs = defineCall({
  name: "listJobs",
  method: "GET",
  path: "/api/v1/jobs",
  access: "user",
  token: "read",
  summary: "Own jobs, newest first, 200 at once unless more are asked for; terminal ones under completed",
  query: z.object({
    limit: z.coerce.number().int().min(1).max(limits.mostJobsPerReply).default(limits.jobsPerReply),
    /** `next` of the answer before. */
    before: z.string().max(80).optional(),
  }),
  reply: wrapped(
    z.object({
      active: z.array(Job),
      completed: z.array(Job),
      /** Asks for the older ones; null when these are all. */
      next: z.string().nullable().default(null),
      /** Over all own jobs; only where there are more than the first answer holds. */
      counts: JobCounts.nullable().default(null),
    }),
  ),
  errors: ["AUTHENTICATION_REQUIRED"],
});

export const getJob = defineCall({
  name: "getJob",
  method: "GET",
  path: "/api/v1/jobs/:id",
  access: "owner",
  token: "read",
  summary: "One job",
  params: WithJob,
  reply: wrapped(Job),
  errors: ["AUTHENTICATION_REQUIRED", "NOT_FOUND"],
});

export const deleteJob = defineCall({
  name: "deleteJob",
  method: "DELETE",
  path: "/api/v1/jobs/:id",
  access: "owner",
  token: "audit",
  summary: "Cancel a running job or delete a finished one, with all it made",
  params: WithJob,
  reply: fields({ message: z.string() }),
  errors: ["AUTHENTICATION_REQUIRED", "NOT_FOUND"],
});

export const deleteAllJobs = defineCall({
  name: "deleteAllJobs",
  method: "DELETE",
  path: "/api/v1/jobs",
  access: "user",
  summary: "Delete all own jobs, cancelling running ones",
  reply: fields({
    message: z.string(),
    data: z.object({ deleted_count: z.number().int() }),
  }),
  errors: ["AUTHENTICATION_REQUIRED"],
});

export const listFiles = defineCall({
  name: "listFiles",
  method: "GET",
  path: "/api/v1/jobs/:id/files",
  access: "owner",
  token: "read",
  summary: "Names of a job's report files",
  params: WithJob,
  reply: wrapped(z.object({ files: z.array(z.object({ name: z.string(), jobId: JobId, bytes: z.number().int() })) })),
  errors: ["AUTHENTICATION_REQUIRED", "NOT_FOUND"],
});

export const getFile = defineCall({
  name: "getFile",
  method: "GET",
  path: "/api/v1/jobs/:id/files/:name",
  access: "owner",
  token: "read",
  summary: "Content of one report file (markdown)",
  params: WithJob.extend({ name: z.string().max(120) }),
  reply: wrapped(z.object({ name: z.string(), content: z.string() })),
  errors: ["AUTHENTICATION_REQUIRED", "NOT_FOUND"],
});

export const generateSummary = defineCall({
  name: "generateSummary",
  method: "POST",
  path: "/api/jobs/:jobId/generate-executive-summary",
  access: "owner",
  token: "plan",
  summary: "Write the executive summary of a finished job again",
  params: z.object({ jobId: JobId }),
  reply: fields({ executive_summary: z.string() }),
  errors: ["AUTHENTICATION_REQUIRED", "NOT_FOUND", "ANALYSIS_TOO_OLD"],
});
