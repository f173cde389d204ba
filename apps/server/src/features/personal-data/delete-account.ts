import { rareTexts } from "@audit/contract";
import { recordAudit } from "../../platform/audit/index.ts";
import type { Db, MailLetterhead, UserRow } from "../../platform/database/index.ts";
import { Problem } from "../../platform/http/index.ts";
import { addMail } from "../../platform/mail/index.ts";
import type { Queue } from "../../platform/queue/queue.ts";
import { lockAccount } from "../access/index.ts";
import { accountKey, forgetFailures } from "../accounts/index.ts";
import { endForGood, isCharged, keepBookings, type Billing } from "../billing/index.ts";
import { disconnect, type Connecting } from "../connections/index.ts";
import { removeJobs } from "../jobs/index.ts";
import { deleteUser, forgetTraces, isLastAdmin } from "./deletion-store.ts";

interface Services {
  readonly db: Db;
  readonly queue: Queue;
  /** Null: nothing is sold. */
  readonly billing: Billing | null;
  readonly connecting: Connecting;
}

/** Stands where an account was named. */
const DELETED = "a deleted account";

/**
 * Deletes an account with all it owns. First the provider ends what it charges and access to Search Console is given
 * back, then all rows go in one transaction:
 * running jobs lose theirs and stop, sessions and links end, held credits come back and go with the account.
 * What stays: payments without whose they were, and notes of operators without a name.
 * @throws Problem CONFLICT for the last administrator; UNAVAILABLE, CHECKOUT_REFUSED when the provider did not end it
 */
export async function deleteAccount(
  { db, queue, billing, connecting }: Services,
  user: UserRow,
  letterhead: MailLetterhead,
): Promise<void> {
  if (await isLastAdmin(db, user.id)) throw lastAdmin();
  if (billing !== null) await endForGood(billing, user.id);
  else if (await isCharged(db, user.id)) throw new Problem("UNAVAILABLE", { text: rareTexts.accountDeleteUnpaidOff });
  await disconnect(connecting, user.id);
  await db.transaction().execute(async (tx) => {
    await lockAccount(tx, user.id);
    // Two administrators may leave at once.
    if (await isLastAdmin(tx, user.id)) throw lastAdmin();
    await removeJobs(tx, queue, user.id);
    await keepBookings(tx, user.id);
    await forgetFailures(tx, accountKey(user.email));
    await forgetTraces(tx, { names: ownNames(user), keys: [user.id, accountKey(user.email)], as: DELETED });
    await deleteUser(tx, user.id);
    await recordAudit(tx, { actor: "its owner", action: "delete account", subject: DELETED, details: {} });
    await addMail(tx, { kind: "account-deleted", recipient: user.email, letterhead });
  });
}

const lastAdmin = (): Problem => new Problem("CONFLICT", { text: rareTexts.lastAdministrator });

/** An address that was never confirmed may be a stranger's, whose name stays where it stands. */
const ownNames = ({ id, email, email_verified_at: confirmed }: UserRow): string[] =>
  confirmed === null ? [id] : [id, email];
