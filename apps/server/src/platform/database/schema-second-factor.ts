import type { ColumnType, Generated } from "kysely";

type OptionalMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** An authenticator of an account. */
interface TotpFactorsTable {
  user_id: string;
  /** Sealed with the installation's secret. */
  secret: Uint8Array;
  /** Null until a first code of it was shown. */
  confirmed_at: OptionalMoment;
  /** The newest half minute whose code was used: each counts once. */
  last_step: Generated<number>;
  created_at: Generated<Date>;
}

interface PasskeysTable {
  /** As the authenticator names it, base64url. */
  id: string;
  user_id: string;
  /** As its owner names it. */
  name: string;
  /** Where it counts: browsers show it to no other host. */
  host: string;
  public_key: Uint8Array;
  counter: number;
  created_at: Generated<Date>;
  last_used_at: OptionalMoment;
}

interface RecoveryCodesTable {
  user_id: string;
  /** SHA-256 of 120 random bits. */
  code_hash: Uint8Array;
}

interface PasskeyChallengesTable {
  user_id: string;
  purpose: "add" | "show";
  challenge: string;
  created_at: Generated<Date>;
}

export interface SecondFactorTables {
  totp_factors: TotpFactorsTable;
  passkeys: PasskeysTable;
  recovery_codes: RecoveryCodesTable;
  passkey_challenges: PasskeyChallengesTable;
}
