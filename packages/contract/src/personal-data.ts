import { z } from "zod";
import { Profile } from "./accounts.ts";
import { ActionFields, ActionStatus } from "./actions.ts";
import { Transaction } from "./billing.ts";
import { defineCall } from "./call.ts";
import { Connections } from "./connections.ts";
import { JobFields, JobId } from "./jobs.ts";
import { limits } from "./limits.ts";
import { NoticeTarget } from "./notices.ts";
import { bare, fields } from "./reply.ts";
import { SecondFactors } from "./second-factor.ts";
import { AccountSession } from "./sessions.ts";
import { ShareLink } from "./shares.ts";
import { ProfileCorrection } from "./site-profile.ts";
import { Site } from "./sites.ts";
import { texts } from "./texts.ts";
import { ApiToken } from "./tokens.ts";
import { TrafficTable } from "./traffic.ts";
import { Tracker } from "./trackers.ts";

const Moment = z.iso.datetime();

/** What somebody did on a task whose own text is not shown to him now: out of the plan, or beyond the preview. */
const KeptWork = z.object({
  id: z.string(),
  status: ActionStatus,
  started_at: Moment.nullable(),
  completed_at: Moment.nullable(),
  notes: z.string().nullable(),
  assignee: z.string().nullable(),
  due_on: z.string().nullable(),
  not_relevant: z.string().nullable(),
});

const ExportedJob = JobFields.extend({
  actions: z.array(ActionFields),
  /** Work on tasks that are not among `actions`. */
  other_work: z.array(KeptWork),
  files: z.array(z.object({ name: z.string(), content: z.string() })),
  /** What Search Console said of the site; null where it was not read. */
  search: z
    .object({
      property: z.string(),
      from: z.string(),
      to: z.string(),
      rows: z.array(
        z.object({
          url: z.string(),
          clicks: z.number(),
          impressions: z.number(),
          ctr: z.number(),
          position: z.number(),
        }),
      ),
      truncated: z.boolean(),
    })
    .nullable(),
});

const ExportedSubscription = z.object({
  tier: z.string(),
  status: z.string(),
  period_start: Moment,
  period_end: Moment,
  cancel_at_period_end: z.boolean(),
});

const ExportedPurchase = z.object({
  id: z.string(),
  type: z.string(),
  credits: z.number().int(),
  /** Cents; null for what was given. */
  amount: z.number().int().nullable(),
  payment_id: z.string().nullable(),
  bought_at: Moment,
  expires_at: Moment,
  refunded_at: Moment.nullable(),
});

const LedgerEntry = z.object({
  at: Moment,
  kind: z.string(),
  /** Credits, with sign. */
  amount: z.number().int(),
  purchase_id: z.string(),
  reason: z.string(),
});

/** A domain that was analysed, and on what. */
const ExportedDomain = z.object({
  domain: z.string(),
  source: z.string(),
  state: z.string(),
  job_id: JobId.nullable(),
  created_at: Moment,
  ends_at: Moment.nullable(),
});

/** Mails that follow the sign-up step by step, and whether their reader has left. */
const ExportedMails = z.object({
  unsubscribed_at: Moment.nullable(),
  sequences: z.array(
    z.object({
      sequence: z.string(),
      enrolled_at: Moment,
      sent: z.array(z.object({ step: z.number().int(), at: Moment })),
    }),
  ),
});

/** All that an account owns. No secret: neither passwords nor tokens, of sessions as of links. */
export const AccountExport = z.object({
  exported_at: Moment,
  profile: Profile.extend({ email: z.string(), created_at: Moment }),
  sessions: z.array(AccountSession),
  tokens: z.array(ApiToken),
  traffic: z.array(TrafficTable),
  second_factors: SecondFactors.omit({ required: true }),
  jobs: z.array(ExportedJob),
  sites: z.array(Site),
  /** What its owner says of the sites he has had audited. */
  corrections: z.array(z.object({ domain: z.string(), correction: ProfileCorrection, corrected_at: Moment })),
  shares: z.array(ShareLink.omit({ shareUrl: true })),
  subscription: ExportedSubscription.nullable(),
  purchases: z.array(ExportedPurchase),
  ledger: z.array(LedgerEntry),
  domains: z.array(ExportedDomain),
  history: z.array(Transaction),
  mails: ExportedMails,
  connections: Connections,
  notices: z.array(NoticeTarget),
  trackers: z.array(Tracker),
});
export type AccountExport = z.input<typeof AccountExport>;

export const exportAccount = defineCall({
  name: "exportAccount",
  method: "GET",
  path: "/api/v1/account/export",
  access: "user",
  summary: "All that this account owns, as one file, written while it is sent",
  reply: bare(AccountExport),
  errors: ["AUTHENTICATION_REQUIRED"],
});

export const deleteAccount = defineCall({
  name: "deleteAccount",
  method: "DELETE",
  path: "/api/v1/account",
  access: "user",
  summary: "Delete this account with all it owns, for good; a running subscription is cancelled first",
  body: z.object({ current_password: z.string().min(1, texts.currentPasswordMissing).max(limits.passwordMaxLength) }),
  reply: fields({ message: z.string() }),
  errors: ["AUTHENTICATION_REQUIRED", "CONFIRMATION_OF_IDENTITY", "WRONG_CREDENTIALS", "CONFLICT", "CHECKOUT_REFUSED"],
});
