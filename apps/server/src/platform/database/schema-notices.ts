import type { NoticeEvent, NoticeKind, TrackerKind } from "@audit/contract";
import type { ColumnType, Generated, JSONColumnType, Selectable } from "kysely";
import type { MailLetterhead } from "./mail-letterhead.ts";

type MaybeMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** Somewhere that an account wants to be told of events. */
interface NoticeTargetsTable {
  id: Generated<string>;
  user_id: string;
  kind: NoticeKind;
  name: string;
  /** Of the address; null for mails. */
  host: string | null;
  /** The address, encrypted: those of Slack and Teams are secrets. */
  sealed_address: Uint8Array | null;
  /** What webhooks are signed with, encrypted. */
  sealed_secret: Uint8Array | null;
  events: JSONColumnType<NoticeEvent[], string, string>;
  letterhead: JSONColumnType<MailLetterhead, string, string>;
  created_at: Generated<Date>;
  ended_at: MaybeMoment;
}
export type NoticeTargetRow = Selectable<NoticeTargetsTable>;

/** One event on its way to one target. */
interface NoticesTable {
  id: Generated<string>;
  target_id: string;
  user_id: string;
  event: NoticeEvent | "notice.test";
  body: JSONColumnType<NoticeBody, string, string>;
  created_at: Generated<Date>;
  attempts: Generated<number>;
  /** Null once it is not tried again. */
  next_at: MaybeMoment;
  delivered_at: MaybeMoment;
  given_up_at: MaybeMoment;
  status: number | null;
  fault: string | null;
}
export type NoticeRow = Selectable<NoticesTable>;

/** What a webhook gets, as Standard Webhooks lay it out. */
export interface NoticeBody {
  readonly type: NoticeEvent | "notice.test";
  /** ISO 8601 UTC. */
  readonly timestamp: string;
  readonly data: Readonly<Record<string, string | number | boolean | null>>;
}

/** A tool that an account sends tasks to. */
interface TrackersTable {
  id: Generated<string>;
  user_id: string;
  kind: TrackerKind;
  name: string;
  project: string;
  /** Where the tool's API is, without a slash at the end. */
  base: string;
  sealed_token: Uint8Array;
  created_at: Generated<Date>;
}
export type TrackerRow = Selectable<TrackersTable>;

/** A task as an issue of a tool; it outlives the audit that found the task. */
interface TaskIssuesTable {
  id: Generated<string>;
  user_id: string;
  tracker_id: string;
  domain: string;
  fingerprint: string;
  /** By which the tool's API finds it. */
  reference: string;
  key: string;
  url: string;
  is_done: boolean | null;
  created_at: Generated<Date>;
}
export type TaskIssueRow = Selectable<TaskIssuesTable>;

export interface NoticeTables {
  notice_targets: NoticeTargetsTable;
  notices: NoticesTable;
  trackers: TrackersTable;
  task_issues: TaskIssuesTable;
}
