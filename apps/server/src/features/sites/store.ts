import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { SiteLook } from "@audit/contract";
import type { Db, SiteRow, Tx } from "../../platform/database/index.ts";
import { proofFoundBy } from "./verify-ownership.ts";

/** 192 bits: nobody guesses it, and no two accounts share one. */
const TOKEN_BYTES = 24;
const now = sql<Date>`now()`;

export const listOwnSites = (db: Db, userId: string): Promise<SiteRow[]> =>
  db.selectFrom("sites").selectAll().where("user_id", "=", userId).orderBy("domain").execute();

export async function findOwnSite(db: Db, userId: string, id: string): Promise<SiteRow | null> {
  const own = db.selectFrom("sites").selectAll().where("user_id", "=", userId);
  return (await own.where("id", "=", id).executeTakeFirst()) ?? null;
}

export const insertSite = (tx: Tx, userId: string, domain: string): Promise<SiteRow> =>
  tx
    .insertInto("sites")
    .values({ user_id: userId, domain, token: randomBytes(TOKEN_BYTES).toString("base64url") })
    .returningAll()
    .executeTakeFirstOrThrow();

/** @returns whether it was there. */
export async function deleteOwnSite(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("sites")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Notes what a look has found. A proof that is certainly gone is lost; one that could not be seen stays, unconfirmed.
 * @returns null when the site was forgotten meanwhile.
 */
export async function saveLooks(db: Db, id: string, looks: readonly SiteLook[]): Promise<SiteRow | null> {
  const verdict = proofFoundBy(looks);
  const isFound = verdict !== "missing" && verdict !== "unknown";
  const row = await db
    .updateTable("sites")
    .set({ looks: JSON.stringify(looks), checked_at: now })
    .$if(isFound, (q) =>
      q.set({
        state: "verified",
        proved_by: isFound ? verdict : null,
        verified_at: sql<Date>`case when state = 'verified' then verified_at else now() end`,
        confirmed_at: now,
      }),
    )
    .$if(verdict === "missing", (q) =>
      q.set({ state: sql<SiteRow["state"]>`case when state = 'verified' then 'lost' else state end` }),
    )
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Proved sites of an account, with whether the proof was seen within `hours`. */
export const listProvedSites = (db: Db, userId: string, hours: number): Promise<(SiteRow & { fresh: boolean })[]> =>
  db
    .selectFrom("sites")
    .selectAll()
    .select(sql<boolean>`confirmed_at > now() - make_interval(hours => ${hours})`.as("fresh"))
    .where("user_id", "=", userId)
    .where("state", "=", "verified")
    .execute();
