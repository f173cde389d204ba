import type { Db, MailLetterhead, UserRow } from "../../platform/database/index.ts";
import { Problem } from "../../platform/http/index.ts";
import { addMail } from "../../platform/mail/index.ts";
import { enrol } from "../sequences/index.ts";
import { limitMails } from "./policy.ts";
import { insertUser } from "./store.ts";

interface Applicant {
  readonly email: string;
  readonly passwordHash: string;
  readonly name: string;
}

/**
 * Creates an account and asks its owner to confirm the address. Who has one already is told by mail, and only so.
 * @param brand key of the brand it belongs to
 * @param verify whether a confirmation mail is sent
 * @throws Problem ACCOUNT_NOT_CREATED, the one sentence for every reason.
 */
export async function signUp(
  db: Db,
  applicant: Applicant,
  { brand, letterhead, verify }: { brand: string; letterhead: MailLetterhead; verify: boolean },
): Promise<UserRow> {
  const user = await db.transaction().execute(async (tx) => {
    const created = await insertUser(tx, applicant);
    if (!created) return null;
    if (verify) await addMail(tx, { kind: "verify-email", recipient: created.email, letterhead });
    await enrol(tx, created.id, { brand, origin: letterhead.origin });
    return created;
  });
  if (user) return user;
  await tellOwner(db, applicant.email, letterhead);
  throw new Problem("ACCOUNT_NOT_CREATED");
}

/** No more often than any mail; beyond that silently, because the answer must not change. */
async function tellOwner(db: Db, recipient: string, letterhead: MailLetterhead): Promise<void> {
  try {
    await limitMails(db, "account-exists", recipient);
  } catch (error) {
    if (error instanceof Problem) return;
    throw error;
  }
  await addMail(db, { kind: "account-exists", recipient, letterhead });
}
