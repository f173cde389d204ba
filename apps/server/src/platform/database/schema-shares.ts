import type { ShareMode, ShareSection } from "@audit/contract";
import type { ColumnType, Generated } from "kysely";

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
type OptionalMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type Json<T extends object> = ColumnType<T, string | undefined, string>;

export interface SharesTable {
  id: Generated<string>;
  user_id: string;
  job_id: string;
  /** SHA-256 of the token: what a link is found by. */
  token_hash: Uint8Array;
  /** The token itself, encrypted with the installation's secret, so that its owner can copy the link again. */
  sealed_token: Uint8Array;
  /** Of the call that made it. */
  idempotency_key: ColumnType<string | null, string | null | undefined, never>;
  title: string;
  description: string;
  sections: Json<ShareSection[]>;
  mode: ShareMode;
  is_active: Generated<boolean>;
  expires_at: OptionalMoment;
  created_at: Moment;
  view_count: Generated<number>;
  preview_views: Generated<number>;
  preview_clicks: Generated<number>;
}

interface ShareVisitsTable {
  share_id: string;
  visitor: Uint8Array;
  at: Moment;
}

export interface ShareTables {
  shares: SharesTable;
  share_visits: ShareVisitsTable;
}
