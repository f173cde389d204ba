import type { TokenScope } from "@audit/contract";
import type { ColumnType, Generated, JSONColumnType, Selectable } from "kysely";

export interface ApiTokensTable {
  id: Generated<string>;
  user_id: string;
  /** As its owner calls it. */
  name: string;
  /** SHA-256 of the token; the token itself is kept nowhere. */
  token_hash: Uint8Array;
  /** Its first characters. */
  hint: string;
  scopes: JSONColumnType<TokenScope[], string, never>;
  /** The session that made it had shown one. */
  second_factor: boolean;
  created_at: Generated<Date>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  last_used_at: ColumnType<Date | null, never, Date | string | null>;
}

export type ApiTokenRow = Selectable<ApiTokensTable>;
