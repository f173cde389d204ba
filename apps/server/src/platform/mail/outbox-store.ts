import { sql } from "kysely";
import type { Db, MailLetterhead, MailRow } from "../database/index.ts";

export const MAIL_CHANNEL = "mail";
/** Longer than a delivery may take, so that a mail is in one pair of hands only. */
const HELD_SECONDS = 120;
const FIRST_PAUSE_SECONDS = 10;
const LONGEST_PAUSE_SECONDS = 60 * 60;
const KEPT_DAYS = 7;

export interface NewMail {
  /** Names the composer that will write it. */
  readonly kind: string;
  readonly recipient: string;
  readonly letterhead: MailLetterhead;
  /** What the composer needs to know; nothing secret. */
  readonly facts?: Record<string, unknown>;
}

/** Puts a mail in the outbox, with the caller's transaction. It leaves when that is committed. */
export async function addMail(db: Db, { kind, recipient, letterhead, facts = {} }: NewMail): Promise<void> {
  await db
    .insertInto("mails")
    .values({ kind, recipient, letterhead: JSON.stringify(letterhead), facts: JSON.stringify(facts) })
    .execute();
  await sql`select pg_notify(${MAIL_CHANNEL}, '')`.execute(db);
}

/** Takes the mail that has waited longest; a process that dies with it gives it back by time. */
export async function claimMail(db: Db): Promise<MailRow | null> {
  const claimed = await db
    .updateTable("mails")
    .set({ attempts: sql`attempts + 1`, next_at: sql`now() + make_interval(secs => ${HELD_SECONDS})` })
    .where("id", "=", (mails) =>
      mails
        .selectFrom("mails")
        .select("id")
        .where("sent_at", "is", null)
        .where("given_up_at", "is", null)
        .where("next_at", "<=", sql<Date>`now()`)
        .orderBy("next_at")
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
  return claimed ?? null;
}

export async function noteSent(db: Db, id: string): Promise<void> {
  await db
    .updateTable("mails")
    .set({ sent_at: sql`now()`, last_error: null })
    .where("id", "=", id)
    .execute();
}

/** A day of ever longer pauses, then no more; at once no more when the mail server refuses for good. */
export async function noteFailure(db: Db, id: string, error: string, isFinal: boolean): Promise<void> {
  const pause = sql`least(${LONGEST_PAUSE_SECONDS}, ${FIRST_PAUSE_SECONDS} * power(3, least(attempts, 12) - 1))`;
  await db
    .updateTable("mails")
    .set({
      last_error: error.slice(0, 500),
      next_at: sql`now() + make_interval(secs => ${pause})`,
      given_up_at: sql`case when ${isFinal} or created_at < now() - interval '24 hours' then now() end`,
    })
    .where("id", "=", id)
    .execute();
}

export async function deleteMail(db: Db, id: string): Promise<void> {
  await db.deleteFrom("mails").where("id", "=", id).execute();
}

export async function deleteOldMails(db: Db): Promise<void> {
  await db
    .deleteFrom("mails")
    .where("created_at", "<", sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`)
    .execute();
}
