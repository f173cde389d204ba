import type { SearchRow } from "@audit/engine/process";
import { z } from "zod";
import type { GoogleAddresses } from "../../config/google.ts";
import { askGoogle } from "./ask.ts";

/** What an access token is presented with. */
export interface SearchConsole {
  readonly addresses: GoogleAddresses;
  readonly accessToken: string;
}

/** An account has at most 1,000. Source: https://support.google.com/webmasters/answer/34592 */
const MOST_PROPERTIES = 1_000;

/** Rows of one answer, the most there can be; and of a site, the most that Search Console keeps of a day. */
const ROWS_PER_CALL = 25_000;
const MOST_ROWS = 50_000;

const Properties = z.object({
  siteEntry: z
    .array(
      z.object({
        siteUrl: z
          .string()
          .max(2100)
          .regex(/^(?:sc-domain:|https?:\/\/)/),
        permissionLevel: z.string(),
      }),
    )
    .default([]),
});

/** More than all clicks of all people: whatever is above is none. */
const MOST_COUNT = 1e12;
/** Longer addresses are none that a crawl keeps. */
const MOST_URL = 8_192;
/** Whole numbers, sent as floating ones. */
const Count = z.number().min(0).max(MOST_COUNT).transform(Math.round);

const Rows = z.object({
  rows: z
    .array(
      z.object({
        keys: z.tuple([z.string().max(MOST_URL)]),
        clicks: Count,
        impressions: Count,
        ctr: z.number(),
        position: z.number().min(0).max(MOST_COUNT),
      }),
    )
    .default([]),
});

/** Names of the properties that the account may read, such as "sc-domain:shop.example". @throws GoogleFault */
export async function listProperties(console: SearchConsole, signal: AbortSignal): Promise<string[]> {
  const { siteEntry } = await askGoogle({
    url: `${console.addresses.searchConsole}/sites`,
    headers: bearer(console),
    answer: Properties,
    signal,
  });
  // Whoever has not proved that a site is his may list it, and read nothing of it.
  return siteEntry
    .filter(({ permissionLevel }) => permissionLevel !== "siteUnverifiedUser")
    .map(({ siteUrl }) => siteUrl)
    .slice(0, MOST_PROPERTIES);
}

export interface Period {
  /** YYYY-MM-DD, both days counted. */
  readonly from: string;
  readonly to: string;
}

/** Clicks of web search by page, most first; `truncated` when there are more than are read. @throws GoogleFault */
export async function readPageRows(
  console: SearchConsole,
  property: string,
  period: Period,
  signal: AbortSignal,
): Promise<{ rows: SearchRow[]; truncated: boolean }> {
  const rows: SearchRow[] = [];
  for (let startRow = 0; startRow < MOST_ROWS; startRow += ROWS_PER_CALL) {
    const answer = await askGoogle({
      url: `${console.addresses.searchConsole}/sites/${encodeURIComponent(property)}/searchAnalytics/query`,
      headers: bearer(console),
      body: {
        startDate: period.from,
        endDate: period.to,
        dimensions: ["page"],
        type: "web",
        dataState: "final",
        rowLimit: ROWS_PER_CALL,
        startRow,
      },
      answer: Rows,
      signal,
    });
    for (const { keys, ...row } of answer.rows.slice(0, ROWS_PER_CALL)) rows.push({ url: keys[0], ...row });
    if (answer.rows.length < ROWS_PER_CALL) return { rows, truncated: false };
  }
  return { rows, truncated: true };
}

const bearer = ({ accessToken }: SearchConsole): Record<string, string> => ({
  authorization: `Bearer ${accessToken}`,
});

const DAYS = 28;
/** Figures are final after two to three days. */
const SETTLING_DAYS = 3;
const DAY_MS = 24 * 60 * 60 * 1000;
// Search Console's days are California's; Swedes write dates as it does.
const dayIn = new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Los_Angeles" });

/** The last 28 days whose figures are final. */
export function lastFinalDays(now: Date): Period {
  const before = (days: number): string => dayIn.format(new Date(now.getTime() - days * DAY_MS));
  return { from: before(SETTLING_DAYS + DAYS - 1), to: before(SETTLING_DAYS) };
}
