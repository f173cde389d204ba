import type { AppSecret } from "../../platform/app-secret.ts";
import type { GoogleSettings } from "../../config/google.ts";
import type { Db } from "../../platform/database/index.ts";
import { openGoogleAccess, type GoogleAccess } from "../../platform/google/index.ts";

/** What connecting needs; one per process. */
export interface Connecting {
  readonly db: Db;
  readonly secret: AppSecret;
  readonly google: GoogleSettings;
  /** Null: the operator has not registered with Google. */
  readonly access: GoogleAccess | null;
}

export const openConnecting = (db: Db, secret: AppSecret, google: GoogleSettings): Connecting => ({
  db,
  secret,
  google,
  access: google.client && openGoogleAccess(google.addresses, google.client),
});

/** Purpose under which an account's token is sealed; put into another account's row, it can't be opened. */
export const tokenPurpose = (userId: string): string => `search console of ${userId}`;
export const VERIFIER_PURPOSE = "search console attempt";
