import type {
  JobActivity,
  JobStatus,
  OneTimeType,
  ProcessOptions,
  ScoreBounds,
  SubscriptionStatus,
  SubscriptionTier,
} from "@audit/contract";
import type { ColumnType, Generated, Insertable, JSONColumnType, Selectable } from "kysely";
import type { MailLetterhead } from "./mail-letterhead.ts";
import type { ActionsTable } from "./schema-actions.ts";
import type { ConnectionTables } from "./schema-connections.ts";
import type { CrawlTables, SitesTable } from "./schema-crawl.ts";
import type { ShareTables, SharesTable } from "./schema-shares.ts";
import type { ProfileTables } from "./schema-profile.ts";
import type { LighthouseRunsTable } from "./schema-lighthouse.ts";
import type { ActionChecksTable, AuditSchedulesTable } from "./schema-proofs.ts";
import type { ModelCallsTable, ModelDaysTable, PromptsTable, PromptVersionsTable } from "./schema-models.ts";
import type { OperationTables } from "./schema-operations.ts";
import type { SecondFactorTables } from "./schema-second-factor.ts";
import type { EmailTables } from "./schema-emails.ts";
import type { InstallationTables } from "./schema-installation.ts";
import type { TrafficTablesTable } from "./schema-traffic.ts";
import type { ApiTokensTable, OAuthTables } from "./schema-tokens.ts";
import type { NoticeTables } from "./schema-notices.ts";
import type {
  BillingEntriesTable,
  BookingsTable,
  CheckoutsTable,
  PaymentCustomersTable,
  ProviderEventsTable,
  SandboxCheckoutsTable,
  SandboxCustomersTable,
} from "./schema-payments.ts";

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
type OptionalMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type Json<T extends object> = JSONColumnType<T, string | undefined, string>;
type OptionalJson<T extends object> = ColumnType<T | null, string | null | undefined, string | null>;

interface UsersTable {
  id: Generated<string>;
  /** Lower case. */
  email: string;
  name: string;
  password_hash: string;
  is_admin: Generated<boolean>;
  plan: Generated<string>;
  credits: Generated<number>;
  /** Cents. */
  funds: Generated<number>;
  created_at: Generated<Date>;
  email_verified_at: OptionalMoment;
  /** When a mailed link was opened by whoever was signed in as this account, or set its password. */
  mailbox_proved_at: OptionalMoment;
  /** Wants no mails but those an account can't do without. */
  mail_opt_out_at: OptionalMoment;
}

interface SessionsTable {
  id: Generated<string>;
  /** SHA-256 of the token; the token itself is kept nowhere. */
  token_hash: Uint8Array;
  user_id: string;
  created_at: Moment;
  last_seen_at: Moment;
  /** When it last showed who it is, and whether by a second factor. */
  confirmed_at: Moment;
  second_factor: Generated<boolean>;
  /** "Firefox on Linux"; empty when the browser did not tell. */
  browser: Generated<string>;
}

/** A password reset: first the mailed link's two secrets, once they are shown a short recovery. */
interface RecoveriesTable {
  user_id: string;
  access_hash: Uint8Array;
  refresh_hash: Uint8Array;
  created_at: Moment;
  bearer_hash: Uint8Array | null;
  verified_at: OptionalMoment;
}

interface VerificationsTable {
  user_id: string;
  token_hash: Uint8Array;
  created_at: Moment;
}

interface MailsTable {
  id: Generated<string>;
  kind: string;
  recipient: string;
  letterhead: Json<MailLetterhead>;
  facts: Json<Record<string, unknown>>;
  created_at: Moment;
  attempts: Generated<number>;
  /** When it may be tried next; a try under way holds it back. */
  next_at: Moment;
  sent_at: OptionalMoment;
  given_up_at: OptionalMoment;
  last_error: string | null;
}

/** Browsers that an account has signed in from before. */
interface DevicesTable {
  token_hash: Uint8Array;
  user_id: string;
  last_seen_at: Moment;
}

/** Counters of requests in a window of time. */
interface RateWindowsTable {
  key: string;
  hits: number;
  ends_at: Moment;
}

/** Consecutive wrong passwords per account and device. */
interface LoginAttemptsTable {
  key: string;
  failures: Generated<number>;
  /** Tries whose outcome is not known yet. */
  open_tries: Generated<number>;
  blocked_until: Moment;
  last_at: Moment;
}

export interface JobsTable {
  /** The request that put it in line, and its place in a trace; null for jobs of a schedule. */
  request_id: string | null;
  trace_parent: string | null;
  /** Verdicts of rules that broke, and pages that could not be judged: faults of the program. */
  verdict_faults: Generated<number>;
  page_faults: Generated<number>;
  /** Time that workers have spent on it, over all tries. */
  worked_ms: Generated<number>;
  id: Generated<string>;
  user_id: string;
  url: string;
  domain: string;
  options: Json<ProcessOptions>;
  idempotency_key: string | null;
  status: ColumnType<JobStatus, JobStatus | undefined, JobStatus>;
  progress: Generated<number>;
  activity: OptionalJson<JobActivity>;
  /** Rises with every claim; a write that carries an older number is refused. */
  fence: Generated<number>;
  /** Claims since the last finished stage: one more than the tries that were ended from outside or failed. */
  attempts: Generated<number>;
  /** Tries of this stage that failed while the program lived. */
  failures: Generated<number>;
  /** Put aside because it ended the processes that worked on it, or they ended with it too often. */
  quarantined: Generated<boolean>;
  created_at: Moment;
  started_at: OptionalMoment;
  completed_at: OptionalMoment;
  action_count: Generated<number>;
  action_generation_status: "generating" | "completed" | "failed" | null;
  parsing_status: ColumnType<ParsingStatus, ParsingStatus | undefined, ParsingStatus>;
  health_score: number | null;
  ai_citation_score: number | null;
  pages_crawled: Generated<number>;
  standing: OptionalJson<ScoreBounds>;
  error: string | null;
  warnings: Json<string[]>;
  /** Started by a schedule; taken off when its mail is written. */
  scheduled: Generated<boolean>;
  executive_summary: string | null;
}
type ParsingStatus = "pending" | "running" | "completed" | "failed";

/** What a crawl has read so far: compressed, opaque, in order. */
interface CrawlBatchesTable {
  job_id: string;
  seq: number;
  pages: number;
  bytes: Uint8Array;
}

/** What one stage leaves for the next, compressed. */
interface ArtifactsTable {
  job_id: string;
  name: string;
  bytes: Uint8Array;
}

interface ReportFilesTable {
  job_id: string;
  name: string;
  content: string;
  bytes: number;
}

interface AnalysesTable {
  id: Generated<string>;
  job_id: string;
  user_id: string;
  domain: string;
  url: string;
  analysis_timestamp: Moment;
  created_at: Moment;
  actions_count: number;
}

/** Changes of own rows, numbered per user without gaps. */
interface LiveOutboxTable {
  user_id: string;
  seq: number;
  at: Generated<Date>;
  txid: Generated<number>;
  table_name: "jobs" | "action_progress" | "site_profile";
  op: "INSERT" | "UPDATE" | "DELETE";
  row_id: string;
  job_id: string;
}

interface LiveCountersTable {
  user_id: string;
  last: number;
}

interface SubscriptionsTable {
  user_id: string;
  tier: SubscriptionTier;
  status: Exclude<SubscriptionStatus, "consumed">;
  period_start: Moment;
  period_end: Moment;
  /** False: ends with its period, because nobody will pay for a next one. */
  renews: boolean;
  cancel_at_period_end: Generated<boolean>;
  next_tier: Generated<SubscriptionTier | null>;
  past_due_since: OptionalMoment;
  sync_warning: string | null;
  sync_error: string | null;
  updated_at: Moment;
  /** The provider's id of the subscription; null for one that an operator gave. */
  reference: string | null;
}

interface PurchasesTable {
  id: Generated<string>;
  user_id: string;
  type: OneTimeType;
  credits: number;
  /** What it was paid with; a payment counts once. */
  reference: string | null;
  bought_at: Moment;
  expires_at: Moment;
  /** Cents; null for what was given. */
  amount: number | null;
  payment_id: string | null;
  refunded_at: OptionalMoment;
}

/** What a domain of an account was analysed on: a credit, the plan's allowance or the free one. */
interface DomainWindowsTable {
  id: Generated<string>;
  user_id: string;
  domain: string;
  /** Counts the windows of a domain from 1, so that two can't be opened at once. */
  number: number;
  source: "credit" | "subscription" | "free";
  /** Held until the first report is there, then open; released when it never came. */
  state: "held" | "open" | "released";
  purchase_id: string | null;
  days: number | null;
  /** The job it was opened for; the job may be deleted, the window stays. */
  job_id: string | null;
  created_at: Moment;
  /** End of full access, for credits. */
  ends_at: OptionalMoment;
}

interface CreditLedgerTable {
  id: Generated<string>;
  user_id: string;
  at: Moment;
  kind: "purchase" | "bonus" | "hold" | "release" | "reversal";
  /** Credits, with sign; moves users.credits by itself. */
  amount: number;
  purchase_id: string;
  window_id: string | null;
  reason: string;
}

export interface Schema
  extends
    InstallationTables,
    OperationTables,
    ProfileTables,
    EmailTables,
    ConnectionTables,
    ShareTables,
    CrawlTables,
    SecondFactorTables,
    NoticeTables,
    OAuthTables {
  users: UsersTable;
  sessions: SessionsTable;
  api_tokens: ApiTokensTable;
  traffic_tables: TrafficTablesTable;
  recoveries: RecoveriesTable;
  verifications: VerificationsTable;
  mails: MailsTable;
  devices: DevicesTable;
  rate_windows: RateWindowsTable;
  login_attempts: LoginAttemptsTable;
  jobs: JobsTable;
  crawl_batches: CrawlBatchesTable;
  artifacts: ArtifactsTable;
  report_files: ReportFilesTable;
  analyses: AnalysesTable;
  actions: ActionsTable;
  action_checks: ActionChecksTable;
  lighthouse_runs: LighthouseRunsTable;
  audit_schedules: AuditSchedulesTable;
  live_outbox: LiveOutboxTable;
  live_counters: LiveCountersTable;
  sandbox_customers: SandboxCustomersTable;
  sandbox_checkouts: SandboxCheckoutsTable;
  subscriptions: SubscriptionsTable;
  purchases: PurchasesTable;
  domain_windows: DomainWindowsTable;
  credit_ledger: CreditLedgerTable;
  payment_customers: PaymentCustomersTable;
  checkouts: CheckoutsTable;
  provider_events: ProviderEventsTable;
  billing_entries: BillingEntriesTable;
  bookings: BookingsTable;
  model_days: ModelDaysTable;
  model_calls: ModelCallsTable;
  prompts: PromptsTable;
  prompt_versions: PromptVersionsTable;
}

export type UserRow = Selectable<UsersTable>;
export type MailRow = Selectable<MailsTable>;
export type JobRow = Selectable<JobsTable>;
export type ActionRow = Selectable<ActionsTable>;
export type NewAction = Insertable<ActionsTable>;
export type ShareRow = Selectable<SharesTable>;
export type NewShare = Insertable<SharesTable>;
export type AnalysisRow = Selectable<AnalysesTable>;
export type SubscriptionRow = Selectable<SubscriptionsTable>;
export type NewSubscription = Insertable<SubscriptionsTable>;
export type PurchaseRow = Selectable<PurchasesTable>;
export type DomainWindowRow = Selectable<DomainWindowsTable>;
export type ProcessRow = Selectable<OperationTables["processes"]>;
export type SiteRow = Selectable<SitesTable>;
export type NewDomainWindow = Insertable<DomainWindowsTable>;
export type PromptRow = Selectable<PromptsTable>;
export type PromptVersionRow = Selectable<PromptVersionsTable>;
export type NewBillingEntry = Insertable<BillingEntriesTable>;
