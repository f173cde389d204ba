import { z } from "zod";
import { ActionFields, ActionCategory, ActionStatus } from "./actions.ts";
import { defineCall } from "./call.ts";
import { JobStatus } from "./job-status.ts";
import { JobId } from "./jobs.ts";
import { fields, wrapped } from "./reply.ts";
import { texts } from "./texts.ts";

/** What of an analysis a link may show. Progress tracking is printed as "coming soon" and refused. */
export const shareSections = ["actions", "executive_summary", "job_metadata"] as const;
export const ShareSection = z.enum(shareSections);
export type ShareSection = z.infer<typeof ShareSection>;

export const ShareMode = z.enum(["full", "preview"]);
export type ShareMode = z.infer<typeof ShareMode>;

/** Hours until a link ends; null is never. No other value is taken. */
export const shareExpiries = [null, 24, 72, 168, 720] as const;
const ExpiresIn = z.literal(shareExpiries);

const Moment = z.iso.datetime();

export const ShareLink = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  /** Null when the key that sealed the link is gone: the link goes on working, but can't be shown again. */
  shareUrl: z.string().nullable(),
  shared_content: z.array(ShareSection),
  /** What was chosen; a link never shows more than its owner may see at the moment of reading. */
  share_mode: ShareMode,
  is_active: z.boolean(),
  expires_at: Moment.nullable(),
  created_at: Moment,
  view_count: z.number().int(),
  job_id: JobId,
  jobUrl: z.string(),
  jobCreatedAt: Moment,
});
export type ShareLink = z.infer<typeof ShareLink>;

/** A task as strangers see it: its present state, never the owner's dates, names, notes and ratings. */
export const SharedAction = ActionFields.omit({
  job_id: true,
  fingerprint: true,
  started_at: true,
  completed_at: true,
  notes: true,
  effectiveness_rating: true,
  assignee: true,
  due_on: true,
  not_relevant: true,
  verification: true,
  search: true,
}).extend({
  status: ActionStatus.or(z.literal("pending").transform((): ActionStatus => "todo")),
});
export type SharedAction = z.infer<typeof SharedAction>;

export const SharedAnalysis = z.object({
  title: z.string(),
  description: z.string(),
  createdAt: Moment,
  expiresAt: Moment.nullable(),
  viewCount: z.number().int(),
  jobId: JobId.optional(),
  job: z
    .object({
      url: z.string(),
      created_at: Moment,
      completed_at: Moment.nullable(),
      status: JobStatus,
      /** 0 to 100; null where it could not be told. */
      health_score: z.number().int().nullable().default(null),
      ai_citation_score: z.number().int().nullable().default(null),
    })
    .optional(),
  actions: z.array(SharedAction).optional(),
  executiveSummary: z.string().nullable().optional(),
  /** File name to markdown. */
  content: z.record(z.string(), z.string()),
  metadata: z.object({ url: z.string().optional() }),
  isPreview: z.boolean(),
  previewMode: z
    .object({
      totalActions: z.number().int(),
      actionsShown: z.number().int(),
      /** How many actions of each category are not shown. */
      hidden: z.partialRecord(ActionCategory, z.number().int()),
    })
    .optional(),
});
export type SharedAnalysis = z.infer<typeof SharedAnalysis>;

export const createShare = defineCall({
  name: "createShare",
  method: "POST",
  path: "/api/v1/share/create",
  access: "user",
  repeatable: true,
  summary: "Make a link to chosen parts of an own finished analysis",
  body: z.object({
    jobId: z.uuid(texts.shareJobNeeded),
    title: z.string().trim().max(200).default(""),
    description: z.string().trim().max(2000).default(""),
    sharedContent: z
      .array(ShareSection)
      .min(1, texts.shareContentNeeded)
      .transform((sections) => shareSections.filter((section) => sections.includes(section))),
    shareMode: ShareMode.default("preview"),
    expiresIn: ExpiresIn.default(null),
  }),
  reply: fields({ shareUrl: z.string(), data: ShareLink }),
  errors: ["EMAIL_NOT_VERIFIED", "AUTHENTICATION_REQUIRED", "NOT_FOUND", "SHARING_RESTRICTED", "CONFLICT"],
});

export const listShares = defineCall({
  name: "listShares",
  method: "GET",
  path: "/api/v1/share/list/all",
  access: "user",
  summary: "Own links, newest first, of one domain or one job where named",
  query: z.object({ domain: z.string().max(253).optional(), jobId: JobId.optional() }),
  reply: wrapped(z.array(ShareLink)),
  errors: ["AUTHENTICATION_REQUIRED"],
});

export const revokeShare = defineCall({
  name: "revokeShare",
  method: "DELETE",
  path: "/api/v1/share/:id",
  access: "owner",
  summary: "End an own link for good",
  params: z.object({ id: z.uuid() }),
  reply: fields({}),
  errors: ["AUTHENTICATION_REQUIRED", "NOT_FOUND"],
});

export const openShare = defineCall({
  name: "openShare",
  method: "GET",
  path: "/api/v1/share/:token",
  access: "anyone",
  summary: "What a link shows; ended, revoked and unknown links answer alike",
  params: z.object({ token: z.string().max(256) }),
  reply: wrapped(SharedAnalysis),
  errors: ["NOT_FOUND"],
});

const PreviewEvent = z.object({
  shareToken: z.string().max(256),
  jobId: z.string().max(64).nullish(),
  timestamp: z.string().max(64).optional(),
});
const previewEvent = { method: "POST", access: "anyone", body: PreviewEvent, errors: ["NOT_FOUND"] } as const;
const Taken = fields({});

export const notePreviewViewed = defineCall({
  ...previewEvent,
  name: "notePreviewViewed",
  path: "/api/v1/analytics/preview-viewed",
  summary: "Counts that a living preview link was seen",
  reply: Taken,
});

export const notePreviewCta = defineCall({
  ...previewEvent,
  name: "notePreviewCta",
  path: "/api/v1/analytics/preview-cta-clicked",
  summary: "Counts that a living preview link led to sign-up",
  reply: Taken,
});
