import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { bringTraffic, forgetTraffic, limits, listTrafficTables, rareTexts, type TrafficTable } from "@audit/contract";
import { readAddress } from "@audit/engine/process";
import { ImportFault, readTraffic, type Traffic } from "@audit/imports";
import type { Db } from "../../platform/database/index.ts";
import { Problem, type Mount } from "../../platform/http/index.ts";
import { limitHits } from "../../platform/rate-limit/index.ts";
import { deleteTraffic, keepTraffic, listTraffic, type ListedTraffic } from "./traffic-store.ts";

const compress = promisify(gzip);
const BROUGHT = { hits: 30, seconds: 3600 };
/** As JSON a character may take several bytes. */
const BODY_LIMIT = 3 * limits.trafficCharacters;

/** Tables of clicks and visits that owners bring along. */
export function mountTraffic(mount: Mount, db: Db): void {
  mount(listTrafficTables)(async ({ actor }) => ({
    tables: (await listTraffic(db, actor.userId)).map(presentTraffic),
  }));

  mount(bringTraffic, { bodyLimit: BODY_LIMIT })(async ({ actor, body }) => {
    await limitHits(db, `traffic ${actor.userId}`, BROUGHT);
    const home = homeOf(body.domain);
    const { measure, from, to, rows, foreign } = understood(body, home);
    const pages = await compress(JSON.stringify(rows));
    const row = await db.transaction().execute((tx) =>
      keepTraffic(
        tx,
        {
          user_id: actor.userId,
          domain: new URL(home).host,
          measure,
          from_day: from,
          to_day: to,
          page_count: rows.length,
          pages,
        },
        limits.trafficTables,
      ),
    );
    if (row === null) throw new Problem("CONFLICT", { text: rareTexts.trafficTooMany });
    return { table: presentTraffic(row), left_out: foreign };
  });

  mount(forgetTraffic)(async ({ actor, params }) => {
    if (!(await deleteTraffic(db, actor.userId, params.id))) throw new Problem("NOT_FOUND");
    return {};
  });
}

function homeOf(domain: string): string {
  try {
    return new URL("/", readAddress(domain)).href;
  } catch {
    throw new Problem("INVALID_INPUT", { text: "The site must be named as shop.example." });
  }
}

function understood(
  { csv, from, to }: { csv: string; from?: string | undefined; to?: string | undefined },
  home: string,
): Traffic {
  try {
    return readTraffic(csv, home, from !== undefined && to !== undefined ? { from, to } : null);
  } catch (error) {
    if (error instanceof ImportFault) throw new Problem("INVALID_INPUT", { text: error.message });
    throw error;
  }
}

export const presentTraffic = ({ id, domain, measure, ...row }: ListedTraffic): TrafficTable => ({
  id,
  domain,
  measure,
  from: row.from_day,
  to: row.to_day,
  pages: row.page_count,
  brought_at: row.brought_at.toISOString(),
});
