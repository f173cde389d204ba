import type { EmailSequence, MailCounts } from "@audit/contract";
import { sql } from "kysely";
import type { Db } from "../../platform/database/index.ts";

const number = (value: unknown): number => Number(value);

/** What became of each template's mails. Accounts that are gone are not counted: nothing of them is kept. */
export async function countByTemplate(db: Db): Promise<Map<string, MailCounts>> {
  const { rows } = await sql<{ id: string } & Record<keyof MailCounts, unknown>>`
    select t.id,
      count(d.sent_at) as sent,
      count(d.given_up_at) as failed,
      count(d.unknown_at) as unknown,
      count(d.id) filter (where d.attempts > 0 and d.handed_over_at is null and d.given_up_at is null) as waiting,
      (select count(*) from unsubscribe_links l where l.template_id = t.id and l.used_at is not null) as unsubscribed
    from email_templates t left join email_deliveries d on d.template_id = t.id group by t.id`.execute(db);
  return new Map(
    rows.map(({ id, sent, failed, unknown, waiting, unsubscribed }) => [
      id,
      {
        sent: number(sent),
        failed: number(failed),
        unknown: number(unknown),
        waiting: number(waiting),
        unsubscribed: number(unsubscribed),
      },
    ]),
  );
}

/** The same of each sequence, templates included that were deleted since. */
export async function countBySequence(db: Db): Promise<Map<string, EmailSequence["counts"]>> {
  const { rows } = await sql<{ id: string } & Record<keyof EmailSequence["counts"], unknown>>`
    select s.id,
      (select count(*) from email_enrolments e where e.sequence_id = s.id) as enrolled,
      count(d.sent_at) as sent,
      count(d.given_up_at) as failed,
      (select count(*) from email_enrolments e join users u on u.id = e.user_id
        where e.sequence_id = s.id and u.mail_opt_out_at is not null) as unsubscribed
    from email_sequences s
    left join email_enrolments e on e.sequence_id = s.id
    left join email_deliveries d on d.enrolment_id = e.id
    group by s.id`.execute(db);
  return new Map(
    rows.map(({ id, enrolled, sent, failed, unsubscribed }) => [
      id,
      {
        enrolled: number(enrolled),
        sent: number(sent),
        failed: number(failed),
        unsubscribed: number(unsubscribed),
      },
    ]),
  );
}
