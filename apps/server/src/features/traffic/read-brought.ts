import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { SearchPerformance } from "@audit/engine/process";
import type { TrafficRow } from "@audit/imports";
import type { Db } from "../../platform/database/index.ts";
import { findTraffic } from "./traffic-store.ts";

const expand = promisify(gunzip);

/** What an owner brought of a site, as an audit asks for it; null where he brought nothing. */
export async function readBrought(
  db: Db,
  { userId, home }: { readonly userId: string; readonly home: string },
): Promise<SearchPerformance | null> {
  const { host } = new URL(home);
  const bare = host.replace(/^www\./, "");
  const found =
    (await findTraffic(db, userId, host)) ?? (await findTraffic(db, userId, host === bare ? `www.${bare}` : bare));
  if (found === null) return null;
  const { measure, from_day: from, to_day: to, brought_at } = found;
  const rows = JSON.parse((await expand(found.pages)).toString("utf8")) as readonly TrafficRow[];
  return {
    state: "read",
    property: `table of ${brought_at.toISOString().slice(0, 10)}`,
    from,
    to,
    rows: rows.map(({ count, ...row }) => ({ ...row, clicks: count, ctr: 0 })),
    truncated: false,
    table: measure,
  };
}
