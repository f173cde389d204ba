import type { SecondFactors } from "@audit/contract";
import type { Db } from "../../../platform/database/index.ts";
import { countRecoveryCodes } from "./factor-store.ts";
import { listPasskeys } from "./passkey-store.ts";
import { findTotp } from "./totp-store.ts";

/** What an account shows beside its password, without anything that would let somebody else show it. */
export const presentFactors = async (db: Db, userId: string): Promise<Omit<SecondFactors, "required">> => ({
  totp: (await findTotp(db, userId))?.isConfirmed === true,
  recovery_codes_left: await countRecoveryCodes(db, userId),
  passkeys: (await listPasskeys(db, userId)).map(({ id, name, created_at, last_used_at }) => ({
    id,
    name,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  })),
});
