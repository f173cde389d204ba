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
  /** Of a program that was let in by its sign-in: which. Null for a token that was made by hand. */
  client: string | null;
  /** The one address that the program's tokens are good for. */
  audience: string | null;
}

export interface OAuthTables {
  oauth_clients: OAuthClientsTable;
  oauth_secrets: OAuthSecretsTable;
}

/** Programs that registered themselves. */
interface OAuthClientsTable {
  id: string;
  /** As it calls itself. */
  name: string;
  redirect_uris: JSONColumnType<string[], string, never>;
  created_at: Generated<Date>;
}

/** Codes, access tokens and refresh tokens of programs that were let in; each is a row of `api_tokens`. */
interface OAuthSecretsTable {
  /** SHA-256; the secret itself is kept nowhere. */
  secret_hash: Uint8Array;
  token_id: string;
  kind: "code" | "access" | "refresh";
  /** Of a code: what its redeemer has to know the origin of, and where it was sent. */
  challenge: string | null;
  redirect_uri: string | null;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  /** A code and a refresh token work once; one that comes again was stolen. */
  spent_at: ColumnType<Date | null, never, Date | string | null>;
}

export type ApiTokenRow = Selectable<ApiTokensTable>;
