import { z } from "zod";
import { defineCall } from "./call.ts";
import { limits } from "./limits.ts";
import { fields } from "./reply.ts";
import { rareTexts } from "./rare-texts.ts";

const Moment = z.iso.datetime();
const Count = z.number().int().min(0);

/** What became of the mails of a step, over all accounts that still exist. */
const MailCounts = z.object({
  sent: Count,
  /** Refused for good, or not taken by the mail server within a day. */
  failed: Count,
  /** Handed to the mail server, which never said whether it took it; not sent again. */
  unknown: Count,
  /** To be tried again. */
  waiting: Count,
  /** By the link in a mail of this step. */
  unsubscribed: Count,
});
export type MailCounts = z.infer<typeof MailCounts>;

const aLine = (missing: string, most: number) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .max(most, rareTexts.templateTooLong(most))
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u, rareTexts.templateOneLine);

/** What an administrator writes. */
export const EmailTemplateInput = z.object({
  name: aLine(rareTexts.templateNameMissing, limits.templateNameMax),
  subject: aLine(rareTexts.templateSubjectMissing, limits.templateSubjectMax),
  content: z
    .string()
    .max(limits.templateContentMax, rareTexts.templateTooLong(limits.templateContentMax))
    .refine((content) => content.trim() !== "", rareTexts.templateContentMissing),
  step_number: z
    .number(rareTexts.templateStepInvalid)
    .int(rareTexts.templateStepInvalid)
    .min(1, rareTexts.templateStepInvalid)
    .max(limits.templateStepMax, rareTexts.templateStepInvalid),
  delay_days: z
    .number(rareTexts.templateDelayInvalid)
    .int(rareTexts.templateDelayInvalid)
    .min(0, rareTexts.templateDelayInvalid)
    .max(limits.templateDelayMax, rareTexts.templateDelayInvalid),
  is_active: z.boolean().default(true),
});
export type EmailTemplateInput = z.infer<typeof EmailTemplateInput>;

export const EmailTemplate = z.object({
  id: z.string(),
  sequence_id: z.string(),
  ...EmailTemplateInput.shape,
  is_active: z.boolean(),
  /** Rises with each save. */
  version: z.number().int(),
  created_at: Moment,
  updated_at: Moment,
  counts: MailCounts,
});
export type EmailTemplate = z.infer<typeof EmailTemplate>;

export const EmailSequence = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  is_active: z.boolean(),
  created_at: Moment,
  /** In order of their steps. */
  templates: z.array(EmailTemplate),
  counts: z.object({ enrolled: Count, sent: Count, failed: Count, unsubscribed: Count }),
});
export type EmailSequence = z.infer<typeof EmailSequence>;

/** Where mails go: to a mail server, into a developer's mailbox, or nowhere because no mail server is named. */
export const MailRoute = z.enum(["smtp", "mailbox", "off"]);
export type MailRoute = z.infer<typeof MailRoute>;

const admin = { access: "admin" } as const;
const refused = ["AUTHENTICATION_REQUIRED", "ADMIN_REQUIRED"] as const;
const found = [...refused, "NOT_FOUND"] as const;
const ROOT = "/api/v1/admin/email-sequences";
const ById = z.object({ id: z.uuid() });
const Done = fields({});

export const listEmailSequences = defineCall({
  ...admin,
  name: "listEmailSequences",
  method: "GET",
  path: `${ROOT}/sequences`,
  summary: "All sequences with their templates and counts",
  reply: fields({ sequences: z.array(EmailSequence), mail: MailRoute }),
  errors: refused,
});

export const getEmailSequence = defineCall({
  ...admin,
  name: "getEmailSequence",
  method: "GET",
  path: `${ROOT}/sequences/:id`,
  summary: "A sequence with its templates in order of their steps",
  params: ById,
  reply: fields({ sequence: EmailSequence, mail: MailRoute }),
  errors: found,
});

export const setEmailSequence = defineCall({
  ...admin,
  name: "setEmailSequence",
  method: "PUT",
  path: `${ROOT}/sequences/:id`,
  summary: "Switch a sequence on or off",
  params: ById,
  body: z.object({ is_active: z.boolean() }),
  reply: fields({ sequence: EmailSequence }),
  errors: found,
});

const TemplateReply = fields({ template: EmailTemplate });

export const createEmailTemplate = defineCall({
  ...admin,
  name: "createEmailTemplate",
  method: "POST",
  path: `${ROOT}/sequences/:id/templates`,
  summary: "Add a step to a sequence",
  params: ById,
  body: EmailTemplateInput,
  reply: TemplateReply,
  errors: [...found, "CONFLICT"],
});

export const getEmailTemplate = defineCall({
  ...admin,
  name: "getEmailTemplate",
  method: "GET",
  path: `${ROOT}/templates/:id`,
  summary: "One template",
  params: ById,
  reply: TemplateReply,
  errors: found,
});

export const updateEmailTemplate = defineCall({
  ...admin,
  name: "updateEmailTemplate",
  method: "PUT",
  path: `${ROOT}/templates/:id`,
  summary: "Save a template; refused when it was saved by somebody else since `version`",
  params: ById,
  body: EmailTemplateInput.extend({ version: z.number().int().optional() }),
  reply: TemplateReply,
  errors: [...found, "CONFLICT"],
});

export const deleteEmailTemplate = defineCall({
  ...admin,
  name: "deleteEmailTemplate",
  method: "DELETE",
  path: `${ROOT}/templates/:id`,
  summary: "Delete a template; who has not had it will not get it",
  params: ById,
  reply: Done,
  errors: found,
});

const Draft = z.object({
  subject: z.string().max(limits.templateSubjectMax),
  content: z.string().max(limits.templateContentMax),
});

export const previewEmail = defineCall({
  ...admin,
  name: "previewEmail",
  method: "POST",
  path: `${ROOT}/preview`,
  summary: "A draft as it would be mailed, with sample values; its page can be opened for a quarter of an hour",
  body: Draft,
  reply: fields({
    subject: z.string(),
    text: z.string(),
    /** Path of the mail as a page; ?scheme=dark shows it as a dark mail program does. */
    page: z.string(),
    /** What keeps the draft from being saved, as sentences. */
    faults: z.array(z.string()),
  }),
  errors: refused,
});

export const sendTestEmail = defineCall({
  ...admin,
  name: "sendTestEmail",
  method: "POST",
  path: `${ROOT}/test`,
  summary: "Mail a draft, with sample values, to the administrator who asks",
  body: Draft,
  reply: fields({ sent_to: z.string() }),
  errors: refused,
});
