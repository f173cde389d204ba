/** Which column holds what; Search Console's own table has all but visits. */
export interface Columns {
  readonly measure: "clicks" | "visits";
  readonly page: number;
  readonly count: number;
  readonly impressions: number | null;
  readonly position: number | null;
}

/** Names of columns that count visits, in the order of preference. */
const VISITS = [
  /^(sessions|sitzungen|sesiones|sessioni|sessies|sess(õ|o)es)$/,
  /^(visits|besuche|visitas|visite|visites|bezoeken)$/,
  /^((active |total )?users|(aktive )?nutzer|usuarios|utenti|utilisateurs|visitors|unique visitors)$/,
  /^((page ?|screen ?)?views|aufrufe|vistas|visualizzazioni|vues|pageviews)$/,
];

const isPage = (text: string): boolean => /^(https?:\/\/\S+|\/\S*)$/i.test(text.trim());
const isCount = (text: string): boolean => /^\d[\d.,\s\u00a0\u202f']*$/.test(text.trim());

/**
 * The columns of a table, by its head and its first row: Search Console's are known by their form, since it names them in
 * the language of its reader; those of an analytics table by their names.
 */
export function columnsOf(head: readonly string[], first: readonly string[]): Columns | null {
  const page = first.findIndex(isPage);
  if (page < 0) return null;
  const [clicks, impressions, ctr, position] = first.slice(page + 1);
  const isSearchConsole =
    first.length === page + 5 &&
    [clicks, impressions].every((text) => text !== undefined && isCount(text)) &&
    /^[\d.,]+\s?%$/.test(ctr?.trim() ?? "") &&
    /^[\d.,]+$/.test(position?.trim() ?? "");
  if (isSearchConsole) return { measure: "clicks", page, count: page + 1, impressions: page + 2, position: page + 4 };
  const names = head.map((name) => name.trim().toLowerCase());
  const count = VISITS.map((name) => names.findIndex((one) => name.test(one))).find((at) => at >= 0) ?? -1;
  return count < 0 ? null : { measure: "visits", page, count, impressions: null, position: null };
}

/** A number as exports write it: "1,234", "1.234", "1 234"; null for what is none. */
export function wholeNumber(text: string): number | null {
  if (!isCount(text)) return null;
  const digits = text.replaceAll(/[\s\u00a0\u202f']/g, "").replace(/[.,]0+$/, "");
  const bare = digits.replaceAll(/[.,](?=\d{3}(\D|$))/g, "");
  return /^\d{1,12}$/.test(bare) ? Number(bare) : null;
}
