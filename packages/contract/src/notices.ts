import { z } from "zod";
import { defineCall } from "./call.ts";
import { limits } from "./limits.ts";
import { fields, wrapped } from "./reply.ts";

const Moment = z.iso.datetime();

/** What an account can be told of; `docs/notices.md` shows what each carries. */
export const NoticeEvent = z.enum(["audit.finished", "regression.found", "score.fell", "task.verified"]);
export type NoticeEvent = z.infer<typeof NoticeEvent>;

/** Ways to be told: a webhook of one's own, an incoming webhook of Slack or Teams, a digest by mail. */
export const NoticeKind = z.enum(["webhook", "slack", "teams", "mail-daily", "mail-weekly"]);
export type NoticeKind = z.infer<typeof NoticeKind>;

/** Somewhere that is told, as its owner sees it. An address may hold a secret, so its host alone is shown. */
export const NoticeTarget = z.object({
  id: z.uuid(),
  kind: NoticeKind,
  name: z.string(),
  /** Host of the address; null for mails, which go to the account's own address. */
  host: z.string().nullable(),
  events: z.array(NoticeEvent),
  created_at: Moment,
  /** Since when nothing gets there any more, because the other side said so (410 Gone). */
  ended_at: Moment.nullable(),
});
export type NoticeTarget = z.infer<typeof NoticeTarget>;

/** One notice on its way to one target. */
export const NoticeDelivery = z.object({
  id: z.uuid(),
  event: z.enum([...NoticeEvent.options, "notice.test"]),
  state: z.enum(["waiting", "delivered", "given-up"]),
  created_at: Moment,
  delivered_at: Moment.nullable(),
  /** When it is tried again; null once it is not. */
  next_at: Moment.nullable(),
  attempts: z.number().int(),
  /** Status of the last answer, and why it failed. */
  status: z.number().int().nullable(),
  fault: z.string().nullable(),
  /** What is sent to a webhook; other kinds get it in words. */
  body: z.json(),
});
export type NoticeDelivery = z.infer<typeof NoticeDelivery>;

const TargetParams = z.object({ id: z.uuid() });
const Events = z
  .array(NoticeEvent)
  .min(1, "Please choose what to be told of.")
  .max(NoticeEvent.options.length)
  .transform((events) => NoticeEvent.options.filter((event) => events.includes(event)));

export const listNoticeTargets = defineCall({
  name: "listNoticeTargets",
  method: "GET",
  path: "/api/v1/notices",
  access: "user",
  summary: "Where this account's notices go",
  reply: wrapped(z.object({ targets: z.array(NoticeTarget) })),
  errors: ["AUTHENTICATION_REQUIRED"],
});

export const addNoticeTarget = defineCall({
  name: "addNoticeTarget",
  method: "POST",
  path: "/api/v1/notices",
  access: "user",
  summary: "Be told of events; a webhook's secret is in this answer and nowhere else",
  body: z.object({
    kind: NoticeKind,
    name: z.string().trim().min(1, "Please give it a name.").max(limits.noticeNameMax),
    /** Of webhook, Slack and Teams. */
    address: z.string().trim().max(limits.noticeAddressMax).optional(),
    events: Events,
  }),
  reply: wrapped(
    z.object({
      target: NoticeTarget,
      /** By which a webhook's receiver knows us, as Standard Webhooks write it (whsec_...); null for other kinds. */
      secret: z.string().nullable(),
    }),
  ),
  errors: ["AUTHENTICATION_REQUIRED", "INVALID_URL", "CONFLICT"],
});

export const removeNoticeTarget = defineCall({
  name: "removeNoticeTarget",
  method: "DELETE",
  path: "/api/v1/notices/:id",
  access: "owner",
  summary: "Stop telling somewhere, and forget it with its log",
  params: TargetParams,
  reply: fields({}),
  errors: ["AUTHENTICATION_REQUIRED", "NOT_FOUND"],
});

export const testNoticeTarget = defineCall({
  name: "testNoticeTarget",
  method: "POST",
  path: "/api/v1/notices/:id/test",
  access: "owner",
  summary: "Send a test notice; the log tells how it went",
  params: TargetParams,
  reply: wrapped(z.object({ delivery: NoticeDelivery })),
  errors: ["AUTHENTICATION_REQUIRED", "NOT_FOUND"],
});

export const listNoticeDeliveries = defineCall({
  name: "listNoticeDeliveries",
  method: "GET",
  path: "/api/v1/notices/:id/deliveries",
  access: "owner",
  summary: "The log of one target: its last notices, newest first",
  params: TargetParams,
  reply: wrapped(z.object({ deliveries: z.array(NoticeDelivery) })),
  errors: ["AUTHENTICATION_REQUIRED", "NOT_FOUND"],
});

export const resendNotice = defineCall({
  name: "resendNotice",
  method: "POST",
  path: "/api/v1/notices/deliveries/:id/resend",
  access: "owner",
  summary: "Send a notice of the log again, under its own id",
  params: z.object({ id: z.uuid() }),
  reply: wrapped(z.object({ delivery: NoticeDelivery })),
  errors: ["AUTHENTICATION_REQUIRED", "NOT_FOUND"],
});
