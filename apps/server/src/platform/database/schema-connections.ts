import type { ColumnType, Generated, JSONColumnType, Selectable } from "kysely";

type MaybeMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** A try to connect that waits for its person to come back from Google. */
interface ConnectionAttemptsTable {
  /** SHA-256 of what comes back in the address. */
  state_hash: Uint8Array;
  session_id: string;
  /** What proves that we asked, encrypted. */
  sealed_verifier: Uint8Array;
  return_to: string;
  created_at: Generated<Date>;
}

/** Access to a person's Search Console. */
interface SearchGrantsTable {
  user_id: string;
  /** The refresh token, encrypted; null once the access is over. */
  sealed_token: Uint8Array | null;
  connected_at: Generated<Date>;
  properties: JSONColumnType<string[], string | undefined, string>;
  last_read_at: MaybeMoment;
  last_fault: string | null;
}
export type SearchGrantRow = Selectable<SearchGrantsTable>;

/** What the Chrome UX Report said of an address; public, so it is nobody's. */
interface FieldAnswersTable {
  url: string;
  answer: JSONColumnType<object, string, string>;
  read_at: Generated<Date>;
}

export interface ConnectionTables {
  connection_attempts: ConnectionAttemptsTable;
  search_grants: SearchGrantsTable;
  field_answers: FieldAnswersTable;
}
