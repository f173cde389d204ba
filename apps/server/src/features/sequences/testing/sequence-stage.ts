import type { EmailTemplateInput } from "@audit/contract";
import { startMailServer, type MailServer } from "@audit/testkit";
import { sql } from "kysely";
import { readConfig, type Config } from "../../../config/config.ts";
import type { Store } from "../../../platform/database/index.ts";
import { createLog } from "../../../platform/log.ts";
import { openTransport, type Sending } from "../../../platform/mail/index.ts";
import { enrol } from "../enrolment-store.ts";
import { openSequenceSender, sendDue } from "../sender.ts";

const TEMPLATE = { subject: "Hello", content: "Hello", delay_days: 0, is_active: true };

/** A store with one sequence, a real mail server, and people who have signed up. */
export interface SequenceStage {
  readonly mail: MailServer;
  readonly config: Config;
  /** In place of all there was: one active sequence with these steps, numbered from 1. */
  write(steps: readonly Partial<EmailTemplateInput>[]): Promise<{ sequenceId: string; templateIds: string[] }>;
  /** Somebody who has signed up and confirmed the address, at noon as many days ago. @returns the account's id */
  signUp(email: string, options?: { readonly confirmed?: boolean; readonly daysAgo?: number }): Promise<string>;
  /** Everything that has happened happened that many hours earlier. */
  letPass(hours: number): Promise<void>;
  open(): Promise<Sending>;
  /** Sends all that is due. */
  settle(): Promise<void>;
  readonly subjects: () => string[];
  close(): Promise<void>;
}

export async function openSequenceStage(
  store: Store,
  env: Readonly<Record<string, string>> = {},
): Promise<SequenceStage> {
  const mail = await startMailServer();
  const settings = {
    SMTP_URL: mail.url,
    MAIL_FROM: "hello@audit.example",
    BRAND_ORIGIN: "https://audit.example",
    ...env,
  };
  const config = readConfig(settings);
  const { db } = store;
  const senders: Sending[] = [];
  const stage: SequenceStage = {
    mail,
    config,
    write: async (steps) => {
      await db.deleteFrom("email_sequences").execute();
      await db.deleteFrom("users").execute();
      const { id: sequenceId } = await db
        .insertInto("email_sequences")
        .values({ key: null, name: "Tips", is_active: true, active_since: sql`now() - interval '100 days'` })
        .returning("id")
        .executeTakeFirstOrThrow();
      const rows = await db
        .insertInto("email_templates")
        .values(
          steps.map((step, index) => ({
            ...TEMPLATE,
            name: `Step ${index + 1}`,
            step_number: index + 1,
            ...step,
            sequence_id: sequenceId,
            active_since: sql<Date>`now() - interval '100 days'`,
          })),
        )
        .returning(["id", "step_number"])
        .execute();
      rows.sort((a, b) => a.step_number - b.step_number);
      return { sequenceId, templateIds: rows.map(({ id }) => id) };
    },
    signUp: async (email, { confirmed = true, daysAgo = 0 } = {}) => {
      const { id } = await db
        .insertInto("users")
        .values({
          email,
          name: "Ann",
          password_hash: "x",
          email_verified_at: confirmed ? sql<Date>`now()` : null,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      await enrol(db, id, { brand: "default", origin: "http://localhost:3000" });
      const at = sql<Date>`now() - make_interval(days => ${daysAgo})`;
      await db
        .updateTable("email_enrolments")
        .set({ enrolled_at: at, last_at: at })
        .where("user_id", "=", id)
        .execute();
      return id;
    },
    letPass: async (hours) => {
      const back = sql.raw(`- make_interval(hours => ${hours})`);
      await sql`update email_enrolments set enrolled_at = enrolled_at ${back}, last_at = last_at ${back}`.execute(db);
      await sql`update email_deliveries set created_at = created_at ${back}, next_at = next_at ${back},
        handed_over_at = handed_over_at ${back}, sent_at = sent_at ${back}`.execute(db);
      await sql`update email_templates set active_since = active_since ${back}`.execute(db);
      await sql`update email_sequences set active_since = active_since ${back}`.execute(db);
    },
    open: async () => {
      const sender = await openSequenceSender({
        store,
        log: createLog("silent"),
        transport: openTransport(config.mail),
        config,
      });
      senders.push(sender);
      return sender;
    },
    settle: async () => {
      const transport = openTransport(config.mail);
      await sendDue({ db, log: createLog("silent"), transport, config }, () => false);
      transport.close();
    },
    subjects: () => mail.mails.map(({ message }) => message.subject ?? ""),
    close: async () => {
      await Promise.all(senders.map((sender) => sender.close()));
      await mail.close();
    },
  };
  return stage;
}
