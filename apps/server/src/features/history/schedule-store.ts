import type { PaymentType, Schedule, ScheduleEvery } from "@audit/contract";
import type { Selectable } from "kysely";
import type { AuditSchedulesTable, Db, MailLetterhead, Tx } from "../../platform/database/index.ts";

export type ScheduleRow = Selectable<AuditSchedulesTable>;

const DAYS = { weekly: 7, monthly: 30 } as const;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The next time after a moment. */
export const nextTime = (every: "weekly" | "monthly", from: Date): Date =>
  new Date(from.getTime() + DAYS[every] * DAY_MS);

export async function findSchedule(db: Db | Tx, userId: string, domain: string): Promise<ScheduleRow | null> {
  const row = await db
    .selectFrom("audit_schedules")
    .selectAll()
    .where("user_id", "=", userId)
    .where("domain", "=", domain)
    .executeTakeFirst();
  return row ?? null;
}

export const presentSchedule = (row: ScheduleRow | null): Schedule =>
  row === null ? { every: "off", nextAt: null } : { every: row.every, nextAt: row.next_at.toISOString() };

interface Wanted {
  readonly userId: string;
  readonly domain: string;
  readonly url: string;
  readonly every: ScheduleEvery;
  readonly letterhead: MailLetterhead;
  readonly brand: PaymentType;
}

export async function saveSchedule(
  db: Db,
  { userId, domain, url, every, letterhead, brand }: Wanted,
): Promise<Schedule> {
  if (every === "off") {
    await db.deleteFrom("audit_schedules").where("user_id", "=", userId).where("domain", "=", domain).execute();
    return presentSchedule(null);
  }
  const values = { url, every, next_at: nextTime(every, new Date()), letterhead: JSON.stringify(letterhead), brand };
  await db
    .insertInto("audit_schedules")
    .values({ user_id: userId, domain, ...values })
    .onConflict((conflict) => conflict.columns(["user_id", "domain"]).doUpdateSet(values))
    .execute();
  return presentSchedule(await findSchedule(db, userId, domain));
}

const AT_ONCE = 20;

/** What is due, longest waiting first, some at a time; another process may be starting it already. */
export const listDue = (db: Db, now: Date, skipped: number): Promise<ScheduleRow[]> =>
  db
    .selectFrom("audit_schedules")
    .selectAll()
    .where("next_at", "<=", now)
    .orderBy("next_at")
    .orderBy("user_id")
    .orderBy("domain")
    .offset(skipped)
    .limit(AT_ONCE)
    .execute();

/** Sets the next time of what is still due. @returns false where another process did so before. */
export async function moveOn(db: Db | Tx, { user_id, domain, every }: ScheduleRow, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("audit_schedules")
    .set({ next_at: nextTime(every, now) })
    .where("user_id", "=", user_id)
    .where("domain", "=", domain)
    .where("next_at", "<=", now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
