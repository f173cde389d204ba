import { sql } from "kysely";
import { type Db, onlyRow, type Tx } from "../../platform/database/index.ts";

/** The database's day, so that all processes and accounts share one. */
const today = sql`(now() at time zone 'utc')::date`;

/** Takes requests off a site's daily quota. @returns how many of the wanted ones are granted today */
export const takeRequests = (db: Db, site: string, wanted: number, most: number): Promise<number> =>
  db.transaction().execute(async (tx) => {
    await sql`insert into site_days (site, day) values (${site}, ${today}) on conflict do nothing`.execute(tx);
    const { rows } = await sql<{ requests: number }>`
      select requests from site_days where site = ${site} and day = ${today} for update`.execute(tx);
    const granted = Math.max(0, Math.min(wanted, most - (rows[0]?.requests ?? 0)));
    await sql`
      update site_days set requests = requests + ${granted} where site = ${site} and day = ${today}`.execute(tx);
    return granted;
  });

/** What was taken and not used. After midnight it belongs to a day that is over. */
export async function returnRequests(db: Db, site: string, unused: number): Promise<void> {
  await sql`
    update site_days set requests = greatest(0, requests - ${unused}) where site = ${site} and day = ${today}`.execute(
    db,
  );
}

/** Requests that each site got today; a site that got none is left out. */
export async function readSiteDay(db: Db, sites: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ site: string; requests: number }>`
    select site, requests from site_days where day = ${today} and site = any(${[...sites]}::text[])`.execute(db);
  return new Map(rows.map(({ site, requests }) => [site, requests]));
}

/** Notes sites of an account. @returns how many different ones it has had read today, these included */
export async function noteSites(tx: Tx, userId: string, sites: readonly string[]): Promise<number> {
  await sql`
    insert into account_site_days (user_id, day, site)
    select ${userId}::uuid, ${today}, site from unnest(${[...sites]}::text[]) as site
    on conflict do nothing`.execute(tx);
  const result = await sql<{ count: number }>`
    select count(*)::int as count from account_site_days where user_id = ${userId} and day = ${today}`.execute(tx);
  return onlyRow(result).count;
}

/** Seconds until the next day. */
export async function secondsLeft(db: Db): Promise<number> {
  const result = await sql<{ seconds: number }>`
    select ceil(extract(epoch from (${today} + 1) - (now() at time zone 'utc')))::int as seconds`.execute(db);
  return onlyRow(result).seconds;
}

export async function deleteOldSiteDays(db: Db): Promise<void> {
  await sql`delete from site_days where day < ${today} - 7`.execute(db);
  await sql`delete from account_site_days where day < ${today} - 7`.execute(db);
}
