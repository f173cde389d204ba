import { recordAudit } from "../../platform/audit/index.ts";
import type { Db, Tx } from "../../platform/database/index.ts";
import { findUserByEmail, setAdmin } from "./store.ts";
import { markMailboxProved } from "./verification-store.ts";

/** Who appoints by the setting, as the log of changes names it. */
const BY_SETTING = "ADMIN_EMAIL";

/**
 * Makes the configured account an administrator once whoever holds it has shown that the address is theirs
 * (`mailbox_proved_at`). A mere sign-up proves nothing: anybody may type an operator's address.
 * @returns whether that account is an administrator now; false also where there is no such account
 */
async function appointAdmin(tx: Tx, email: string): Promise<boolean> {
  const user = await findUserByEmail(tx, email);
  if (!user || user.is_admin) return user !== null;
  if (user.mailbox_proved_at === null) return false;
  await setAdmin(tx, user.id, true);
  await recordAudit(tx, { actor: BY_SETTING, action: "grant admin", subject: user.id, details: {} });
  return true;
}

/** Notes that whoever holds the account reads its mail, and appoints it where the setting names it. */
export async function proveMailbox(tx: Tx, userId: string, adminEmail: string | null): Promise<void> {
  const email = await markMailboxProved(tx, userId);
  if (email === adminEmail) await appointAdmin(tx, email);
}

/** What an operator is told at the start while the configured address has no administrator; null when all is well. */
export async function unappointedAdmin(db: Db, email: string | null): Promise<string | null> {
  if (email === null) return null;
  if (await db.transaction().execute((tx) => appointAdmin(tx, email))) return null;
  return (
    `ADMIN_EMAIL names ${email}, which is no administrator yet: sign up with it and open the mailed link in the same ` +
    `browser, or set its password by mail, or run: npm run admin -- grant ${email} admin`
  );
}
