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

/** Names of the days of a week in a language (CLDR), one spelling each, without the dot of an abbreviation. */
function nameDays(language: string, weekday: "long" | "short"): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday, timeZone: "UTC" });
  return week.flatMap((day) => wordsOf(normaliseWords(format.format(day))));
}

let longNames: ReadonlySet<string> | undefined;

/** A word that is the name of a day in any language whose words are known. */
function hasDay(text: string): boolean {
  const names = (longNames ??= new Set([...knownLanguages].flatMap((language) => nameDays(language, "long"))));
  return wordsOf(normaliseWords(text)).some((word) => word.length > 2 && names.has(word));
}

let allNames: readonly ReadonlySet<string>[] | undefined;

/** Nothing but days beside the hours, as in "Mon–Fri: 08:00–17:00": abbreviations alone are words of other languages, too. */
function hasOnlyDays(text: string): boolean {
  allNames ??= [...knownLanguages].map(
    (language) => new Set([...nameDays(language, "long"), ...nameDays(language, "short")]),
  );
  const words = wordsOf(normaliseWords(text.replace(span, " "))).filter((word) => /\p{L}/u.test(word));
  return words.length > 0 && allNames.some((names) => words.every((word) => names.has(word)));
}

/** A day with its year, or a day and month as Chinese and Japanese write them: what is on then, not when a house is open. */
const fullDate =
  /(?<!\d)(?:\d{4}([./-])\d{1,2}\1\d{1,2}|\d{4}\s?年|\d{1,2}([./-])\d{1,2}\2(?:\d{4}|\d{2})(?![\d:.])|\d{1,2}\s?月\s?\d{1,2}\s?日)/u;

const namesDay = (text: string): boolean => hasDay(text) || hasOnlyDays(text);

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
    if (line.length > longest || !namesDay(line) || fullDate.test(line)) continue;
    const hours = `${padded(from)}:${fromMinutes}-${padded(to)}:${toMinutes}`;
    claims.push({ hours, text: detach(line), region: regionAt(source, block) });
  }
  return claims;
}
