import { sql } from "kysely";
import type { Db } from "../../platform/database/index.ts";

/** Longer than a delivery may take, so that a mail is in one pair of hands only. */
const HELD_SECONDS = 120;
/** Longer than any mail server may think about a text before the connection is given up. */
const SILENT_SECONDS = 300;
const FIRST_PAUSE_SECONDS = 60;
const LONGEST_PAUSE_SECONDS = 2 * 60 * 60;
const PLANNED_AT_ONCE = 500;
/** When something is switched on, those get it whose turn came in this time before; older turns have passed. */
const LATE_DAYS = 7;

/** Who may be written to, of the tables named e, t, s and u. */
const WANTED = sql<boolean>`
  s.is_active and t.is_active and u.email_verified_at is not null and u.mail_opt_out_at is null
  and (s.audience = 'everyone' or not (
    exists (select 1 from purchases p where p.user_id = u.id and p.refunded_at is null)
    or exists (select 1 from subscriptions b where b.user_id = u.id and b.status in ('active', 'trialing', 'past_due'))))`;

// Days are 24 hours: a change of clocks moves no mail.
const TURN = sql<Date>`e.last_at + make_interval(hours => t.delay_days * 24)`;

/** Notes down the next step of everybody whose turn it is. Who is noted for a template is never noted again. */
export async function planDeliveries(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into email_deliveries (enrolment_id, template_id, step_number)
    select e.id, t.id, t.step_number
    from email_sequences s
    join email_enrolments e on e.sequence_id = s.id
    join users u on u.id = e.user_id
    cross join lateral (
      select t.* from email_templates t
      where t.sequence_id = s.id and t.is_active and t.step_number > e.last_step
        and ${TURN} >= greatest(t.active_since, s.active_since) - make_interval(days => ${LATE_DAYS})
      order by t.step_number limit 1) t
    where ${WANTED} and ${TURN} <= now()
      and e.last_step < (select max(l.step_number) from email_templates l where l.sequence_id = s.id and l.is_active)
      and not exists (select 1 from email_deliveries d where d.enrolment_id = e.id and d.template_id = t.id)
    order by e.last_at limit ${PLANNED_AT_ONCE}
    on conflict do nothing`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** One mail in hand, with all that it is written of. */
export interface Delivery {
  readonly id: string;
  /** Raised with every claim; what is noted later names it, so that a process that slept too long notes nothing. */
  readonly attempts: number;
  readonly template_id: string;
  readonly subject: string;
  readonly content: string;
  readonly user_id: string;
  readonly email: string;
  readonly name: string;
  readonly signed_up_at: Date;
  readonly brand: string;
  readonly origin: string;
}

/** Takes the mail that has waited longest and is still wanted. */
export async function claimDelivery(db: Db): Promise<Delivery | null> {
  const { rows } = await sql<Delivery>`
    with taken as (
      select d.id from email_deliveries d
      join email_enrolments e on e.id = d.enrolment_id
      join users u on u.id = e.user_id
      join email_templates t on t.id = d.template_id
      join email_sequences s on s.id = t.sequence_id
      where d.sent_at is null and d.unknown_at is null and d.given_up_at is null and d.handed_over_at is null
        and d.next_at <= now() and ${WANTED}
      order by d.next_at limit 1 for update of d skip locked)
    update email_deliveries d
    set attempts = d.attempts + 1, next_at = now() + make_interval(secs => ${HELD_SECONDS})
    from taken, email_enrolments e, users u, email_templates t
    where d.id = taken.id and e.id = d.enrolment_id and u.id = e.user_id and t.id = d.template_id
    returning d.id, d.attempts, t.id as template_id, t.subject, t.content, u.id as user_id, u.email, u.name,
      u.created_at as signed_up_at, e.brand, e.origin`.execute(db);
  return rows[0] ?? null;
}

/**
 * The last moment before the mail server gets the text: from now on this mail is never sent again, unless the server
 * itself says that it did not take it.
 * @returns false when it must not be sent: no longer wanted, in other hands, or handed over before
 */
export async function handOver(db: Db, { id, attempts, email }: Delivery): Promise<boolean> {
  const { rows } = await sql`
    update email_deliveries d set handed_over_at = now()
    from email_enrolments e, users u, email_templates t, email_sequences s
    where d.id = ${id} and d.attempts = ${attempts} and d.handed_over_at is null and d.given_up_at is null
      and e.id = d.enrolment_id and u.id = e.user_id and t.id = d.template_id and s.id = t.sequence_id
      and u.email = ${email} and ${WANTED}
    returning d.id`.execute(db);
  return rows.length === 1;
}

/** Nobody wants it any more, and nobody has it: as if it had never been planned. */
export async function dropUnsent(db: Db, { id, attempts }: Delivery): Promise<void> {
  await db
    .deleteFrom("email_deliveries")
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .where("handed_over_at", "is", null)
    .execute();
}

/** The mail server has taken it. The next step counts from here. */
export const noteTaken = (db: Db, { id }: Delivery): Promise<void> =>
  end(db, sql`id = ${id}`, sql`sent_at = now(), unknown_at = null, last_error = null`);

/** It was handed over, and whether it was taken will never be known. The next step counts as if it had been. */
export const noteUnknown = (db: Db, { id, attempts }: Delivery, error: string): Promise<void> =>
  end(
    db,
    sql`id = ${id} and attempts = ${attempts} and handed_over_at is not null and sent_at is null`,
    sql`unknown_at = now(), last_error = ${cut(error)}`,
  );

/** What processes had handed over when they died. */
export const noteOrphans = (db: Db): Promise<void> =>
  end(
    db,
    sql`sent_at is null and unknown_at is null and given_up_at is null
      and handed_over_at < now() - make_interval(secs => ${SILENT_SECONDS})`,
    sql`unknown_at = now(), last_error = 'The program ended while the mail was being handed over.'`,
  );

/**
 * The mail server did not get it, or said that it did not take it: tried again for a day with ever longer pauses, then
 * no more; at once no more when it refuses for good.
 */
export async function noteRefused(db: Db, { id, attempts }: Delivery, error: string, isFinal: boolean): Promise<void> {
  const pause = sql`least(${LONGEST_PAUSE_SECONDS}, ${FIRST_PAUSE_SECONDS} * power(2, least(attempts, 12) - 1))`;
  await end(
    db,
    sql`id = ${id} and attempts = ${attempts} and sent_at is null and unknown_at is null`,
    sql`handed_over_at = null, last_error = ${cut(error)}, next_at = now() + make_interval(secs => ${pause}),
      given_up_at = case when ${isFinal} or created_at < now() - interval '24 hours' then now() end`,
  );
}

const cut = (error: string): string => error.slice(0, 500);

type Sql = ReturnType<typeof sql>;

/** Notes what became of mails; where that is the end of a mail, its account has had the step. */
async function end(db: Db, which: Sql, change: Sql): Promise<void> {
  await sql`
    with ended as (
      update email_deliveries set ${change} where ${which}
      returning enrolment_id, step_number, coalesce(sent_at, handed_over_at, given_up_at) as at,
        (sent_at is not null or unknown_at is not null or given_up_at is not null) as is_over)
    update email_enrolments e set last_step = ended.step_number, last_at = ended.at
    from ended where e.id = ended.enrolment_id and ended.is_over and e.last_step < ended.step_number`.execute(db);
}
