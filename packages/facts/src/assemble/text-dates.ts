import type { FoundSegment } from "../collect/findings.ts";
import type { DateFact } from "../page-facts.ts";
import { plainDigits } from "../prices/plain-digits.ts";
import { hasDigit } from "../text/text-flow.ts";
import { dateWord } from "../text/trigger-words.ts";
import type { RangeText } from "./assemble-body.ts";

/** The first three or more letters of month names in the languages of the shops we know, by month. */
const monthStarts: readonly (readonly string[])[] = [
  ["jan", "enero", "ene", "gen"],
  ["feb", "fév", "fev", "febbr"],
  ["mar", "mär", "maart", "mrt"],
  ["apr", "avr", "abr"],
  ["may", "mai", "maj", "mei", "mag", "mayo"],
  ["jun", "juin", "giu"],
  ["jul", "juil", "lug"],
  ["aug", "août", "aou", "ago"],
  ["sep", "set"],
  ["oct", "okt", "ott", "out"],
  ["nov"],
  ["dec", "dez", "déc", "dic"],
];

function monthOf(name: string): number {
  const lower = name.toLowerCase();
  return monthStarts.findIndex((starts) => starts.some((start) => lower.startsWith(start))) + 1;
}

const published =
  /\b(published|posted|written|created|veröffentlicht|publiée?|publicad[oa]|publicera[dt]|pubblicato|gepubliceerd|geplaatst)\b/i;
const modified =
  /\b(updated|modified|aktualisiert|geändert|stand|mise? à jour|modifiée?|actualizad[oa]|uppdatera[dt]|aggiornato|bijgewerkt)\b/i;

/** No date that is read lacks it. */
const year = /\d{4}/;
const iso = /\b(\d{4})-(\d{2})-(\d{2})\b/;
const dotted = /\b(\d{1,2})\.\s?(\d{1,2})\.(\d{4})\b/;
const dayFirst = /\b(\d{1,2})(?:st|nd|rd|th|er|\.)?\s+(?:de\s+)?(\p{L}{3,10})\.?,?\s+(?:de\s+|del\s+)?(\d{4})\b/u;
const monthFirst = /(?<!\p{L})(\p{L}{3,10})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b/u;

function toIso(year: number, month: number, day: number): string | null {
  if (month < 1 || month > 12 || day < 1 || day > 31 || year < 1990 || year > 2100) return null;
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** A date written in full; forms that leave day and month open ("03/04/2024") are not guessed. */
export function parseWrittenDate(said: string): string | null {
  const text = plainDigits(said);
  const exact = iso.exec(text);
  if (exact !== null) return toIso(Number(exact[1]), Number(exact[2]), Number(exact[3]));
  const points = dotted.exec(text);
  if (points !== null) return toIso(Number(points[3]), Number(points[2]), Number(points[1]));
  const day = dayFirst.exec(text);
  if (day !== null) return toIso(Number(day[3]), monthOf(day[2] ?? ""), Number(day[1]));
  const month = monthFirst.exec(text);
  return month === null ? null : toIso(Number(month[3]), monthOf(month[1] ?? ""), Number(month[2]));
}

/** Dates that the text itself calls the day of publication or change. */
export function readTextDates(segments: readonly FoundSegment[], peek: RangeText): DateFact[] {
  const dates: DateFact[] = [];
  for (const { from, to, hints } of segments) {
    if ((hints & dateWord) === 0 || (hints & hasDigit) === 0 || to - from > 200) continue;
    const said = peek(from, to, 200);
    if (!year.test(said)) continue;
    const role = modified.test(said) ? "modified" : published.test(said) ? "published" : null;
    const found = role === null ? null : parseWrittenDate(said);
    if (role !== null && found !== null) dates.push({ iso: found, from: "text", role });
    if (dates.length === 5) break;
  }
  return dates;
}
