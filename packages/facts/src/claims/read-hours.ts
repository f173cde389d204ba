import { normaliseWords, wordsOf } from "../phrases/normalise-words.ts";
import { knownLanguages } from "../phrases/word-table.ts";
import { detach } from "../text/characters.ts";
import { blockAt, blockText, type ClaimSource, matchesIn, regionAt } from "./claim-source.ts";
import type { HoursClaim } from "./page-claims.ts";

const most = 20;
const longest = 120;
const span =
  /(?<![\d:.])([01]?\d|2[0-4])[:.]([0-5]\d)\s?(?:uur|uhr|h)?\s{0,2}(?:[-–—]|to|bis|tot|à)\s{0,2}([01]?\d|2[0-4])[:.]([0-5]\d)(?![\d.])/giu;

/** The first Monday of a year and the days behind it. */
const week = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)));

/** Names of the days of the week in all languages whose words are known (CLDR), one spelling each. */
function nameDays(): ReadonlySet<string> {
  const names = new Set<string>();
  for (const language of knownLanguages) {
    const format = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
    for (const day of week) for (const word of wordsOf(normaliseWords(format.format(day)))) names.add(word);
  }
  return names;
}

let dayNames: ReadonlySet<string> | undefined;

function namesDay(text: string): boolean {
  const names = (dayNames ??= nameDays());
  return wordsOf(normaliseWords(text)).some((word) => word.length > 2 && names.has(word));
}

const padded = (hour: string): string => hour.padStart(2, "0");

/** Spans of hours beside the name of a day. */
export function readHours(source: ClaimSource): HoursClaim[] {
  const claims: HoursClaim[] = [];
  for (const match of matchesIn(source, span, most)) {
    const [, from = "", fromMinutes = "", to = "", toMinutes = ""] = match;
    const block = blockAt(source, match.index);
    const text = blockText(source, block);
    if (text.length > longest) continue;
    const line = namesDay(text) ? text : `${blockText(source, block - 1)} ${text}`;
    if (line.length > longest || !namesDay(line)) continue;
    const hours = `${padded(from)}:${fromMinutes}-${padded(to)}:${toMinutes}`;
    claims.push({ hours, text: detach(line), region: regionAt(source, block) });
  }
  return claims;
}
