import { parse } from "csv-parse/sync";
import { columnsOf, wholeNumber, type Columns } from "./columns.ts";
import { ImportFault } from "./import-fault.ts";

/** What a page had in a period. Search Console's tables tell clicks; those of an analytics program visits. */
export interface TrafficRow {
  readonly url: string;
  readonly count: number;
  readonly impressions: number;
  readonly position: number;
}

export interface Traffic {
  readonly measure: "clicks" | "visits";
  /** First and last day, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
  /** Most first. */
  readonly rows: readonly TrafficRow[];
  /** Rows of other sites, which were left out. */
  readonly foreign: number;
}

interface Period {
  readonly from: string;
  readonly to: string;
}

const MOST_CHARACTERS = 5_000_000;
const MOST_ROWS = 50_000;
const MOST_COLUMNS = 60;
const LONGEST_ADDRESS = 2_083;

/**
 * Reads a table of pages with clicks or visits.
 * @param home of the site that it is about; paths are its own
 * @param period which days it covers, where its file does not say so
 * @throws ImportFault
 */
export function readTraffic(text: string, home: string, period: Period | null): Traffic {
  if (text.length > MOST_CHARACTERS) throw new ImportFault("The table has more than 5 million characters.");
  const lines = parseTable(text);
  const at = lines.findIndex((line, index) => columnsOf(lines[index - 1]?.cells ?? [], line.cells) !== null);
  const first = lines[at];
  if (first === undefined) throw notUnderstood(lines);
  const columns = columnsOf(lines[at - 1]?.cells ?? [], first.cells);
  if (columns === null) throw notUnderstood(lines);
  const rows = new Map<string, TrafficRow>();
  let foreign = 0;
  for (const { cells, line } of lines.slice(at)) {
    const row = readRow(cells, columns, { home, line });
    if (row === null) foreign += 1;
    else rows.set(row.url, together(rows.get(row.url), row));
  }
  if (rows.size === 0) throw new ImportFault(`None of its addresses is on ${new URL(home).host}.`);
  if (rows.size > MOST_ROWS)
    throw new ImportFault(`The table has more than ${MOST_ROWS} pages; leave out those with least.`);
  return {
    measure: columns.measure,
    ...requirePeriod(period ?? periodOf(text)),
    rows: [...rows.values()].toSorted((a, b) => b.count - a.count || (a.url < b.url ? -1 : 1)),
    foreign,
  };
}

interface Line {
  readonly cells: readonly string[];
  readonly line: number;
}

/** Comma, semicolon or tab, whichever the first lines have most of. */
function parseTable(text: string): Line[] {
  const start = text.slice(0, 2_000);
  const delimiter = [",", ";", "\t"].toSorted((a, b) => start.split(b).length - start.split(a).length)[0] ?? ",";
  try {
    const parsed = parse(text, {
      bom: true,
      delimiter,
      comment: "#",
      comment_no_infix: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 100_000,
      to: MOST_ROWS + 100,
    }) as unknown as { info: { lines: number }; record: string[] }[];
    return parsed.map(({ info, record }) => ({ line: info.lines, cells: record.slice(0, MOST_COLUMNS) }));
  } catch (error) {
    throw new ImportFault(`The table is no CSV: ${error instanceof Error ? error.message : "it can't be read"}.`);
  }
}

function notUnderstood(lines: readonly Line[]): ImportFault {
  const names = (lines[0]?.cells ?? []).slice(0, 8).map((name) => `“${name.slice(0, 40)}”`);
  if (names.length === 0) return new ImportFault("The table is empty.");
  return new ImportFault(
    `The table has no column of addresses with clicks or visits. Take Search Console's export of pages, or a table with a column of pages and one named Sessions, Users or Views. Its first line is ${names.join(", ")}.`,
  );
}

/** @returns null for a page of another site. @throws ImportFault naming the line */
function readRow(cells: readonly string[], columns: Columns, place: { home: string; line: number }): TrafficRow | null {
  const { home, line } = place;
  const written = (cells[columns.page] ?? "").trim();
  // What analytics could not tell, and the sum below the table.
  if (written === "" || /^\(.*\)$/.test(written)) return null;
  const address = URL.parse(written, home);
  if (address === null || !/^https?:$/.test(address.protocol) || address.href.length > LONGEST_ADDRESS)
    throw new ImportFault(`Line ${line}: “${written.slice(0, 80)}” is no address of a page.`);
  if (hostOf(address) !== hostOf(new URL(home))) return null;
  const count = wholeNumber(cells[columns.count] ?? "");
  if (count === null)
    throw new ImportFault(`Line ${line}: “${(cells[columns.count] ?? "").slice(0, 40)}” is no number.`);
  const position = Number((cells[columns.position ?? -1] ?? "").replace(",", "."));
  return {
    url: address.href,
    count,
    impressions: columns.impressions === null ? 0 : (wholeNumber(cells[columns.impressions] ?? "") ?? 0),
    position: Number.isFinite(position) ? position : 0,
  };
}

const hostOf = ({ host }: URL): string => host.replace(/^www\./, "");

const together = (known: TrafficRow | undefined, row: TrafficRow): TrafficRow =>
  known === undefined
    ? row
    : { ...known, count: known.count + row.count, impressions: known.impressions + row.impressions };

/** Analytics writes the days above its table: "# Start date: 20261001". */
function periodOf(text: string): Period | null {
  const [from, to] = ["start", "end"].map((which) => {
    const [, year, month, day] = new RegExp(`^# ?${which} date: ?(\\d{4})-?(\\d{2})-?(\\d{2})`, "im").exec(text) ?? [];
    return year === undefined ? null : `${year}-${month}-${day}`;
  });
  return from && to ? { from, to } : null;
}

function requirePeriod(period: Period | null): Period {
  if (period === null) throw new ImportFault("Say which days the table covers: its file does not.");
  const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  if (!isDay(period.from) || !isDay(period.to) || period.from > period.to)
    throw new ImportFault("The days must be written as YYYY-MM-DD, the first before the last.");
  return period;
}
