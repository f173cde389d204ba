import type { Json } from "../../escape/json-script.ts";
import { cleanUrl } from "../../view/clean-url.ts";
import { fillIn } from "../fixer.ts";
import { isList, isObject } from "./json-values.ts";
import { currencyCode } from "./offer-values.ts";
import { writtenDay } from "./written-day.ts";

/** A value that holds no others. */
type Plain = string | number | boolean | null;

/** Changes one plain value of a property. */
export type Repair = (name: string, value: Plain) => Json;

/** The value with every plain value inside of it repaired, by the property that holds it. */
export function repaired(value: Json, repair: Repair, name = ""): Json {
  if (isList(value)) return value.map((one) => repaired(one, repair, name));
  if (!isObject(value)) return repair(name, value);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (inner === undefined ? [] : [[key, repaired(inner, repair, key)]])),
  );
}

/** Whether the value has the form already: of several values of one property the sound ones stay. */
export function hasForm(expected: string, value: Plain): boolean {
  const text = String(value);
  if (/duration/i.test(expected)) return /^P\w/.test(text);
  if (/date/i.test(expected))
    return /^\d{4}(-\d{2}){0,2}(T[\d:.,]+(Z|[+-][\d:]+)?)?$/.test(text) && exists(text.slice(0, 10));
  if (/currency/i.test(expected)) return /^[A-Z]{3}$/.test(text);
  return !/^(\.{0,2}\/|www\.)/.test(text);
}

/**
 * The value in the form that the rule expected of it, when it can be told for sure.
 * @param expected what the rule said of the property, e.g. "ISO 8601 date, e.g. 2026-01-31"
 * @param language of the page, BCP 47; systems write days in English, too
 */
export function inForm(expected: string, value: Plain, pageUrl: string, language: string | null = null): Json {
  const text = String(value);
  if (/duration/i.test(expected)) return durationOf(text) ?? fillIn("duration, e.g. PT2M30S");
  if (/date/i.test(expected)) return isoDate(text, language) ?? fillIn("date, e.g. 2026-01-31");
  if (/currency/i.test(expected)) return currencyCode(text) ?? fillIn("three-letter currency code");
  // ".//de/" is what is left of an address at the top of the site whose domain was cut out.
  const address = text.startsWith("www.") ? `https://${text}` : text.replace(/^\.\/{2,}/, "/");
  return URL.canParse(address, pageUrl)
    ? cleanUrl(new URL(address, pageUrl).href)
    : fillIn("full address, https://...");
}

/** The name of a time zone in place of the "T": "2020-12-30EET12:52:37+02:00". */
const ZONE_BETWEEN = /^(\d{4}-\d{2}-\d{2})[A-Z]{2,5}(?=\d{2}:\d{2}:\d{2}[+-])/;

/** Date and time apart by a space, or a short offset, are set right; 03/04/2026 may be March or April and is not. */
function isoDate(written: string, language: string | null): string | null {
  const text = written.trim().replace(ZONE_BETWEEN, "$1T");
  const [, date, time, offset] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)? ?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/.exec(text.trim()) ??
    [];
  const day = date ?? dotted(text.trim()) ?? named(text, language);
  if (!day || !exists(day)) return null;
  if (!time) return day;
  const zone = offset && /^[+-]\d{2}$/.test(offset) ? `${offset}:00` : (offset ?? "");
  return `${day}T${time}${zone}`;
}

const named = (text: string, language: string | null): string | null =>
  (language === null ? null : writtenDay(text, language)) ?? writtenDay(text, "en");

/** 31.12.2026: with dots the day always comes first; day and month above twelve tell with slashes too. */
function dotted(text: string): string | null {
  const [, first, sign, second, year] = /^(\d{1,2})([./])(\d{1,2})\2(\d{4})$/.exec(text) ?? [];
  if (!first || !second || !year) return null;
  const [a, b] = [Number(first), Number(second)];
  if (sign === "/" && a <= 12 && b <= 12 && a !== b) return null;
  const [day, month] = sign === "/" && b > 12 ? [b, a] : [a, b];
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** A year, a month or a day of the calendar; the 31st of February is none. */
function exists(date: string): boolean {
  const [year, month = "01", day = "01"] = date.split("-");
  const full = `${year}-${month}-${day}`;
  const read = new Date(`${full}T00:00:00Z`);
  return !Number.isNaN(read.valueOf()) && read.toISOString().startsWith(full);
}

/** "2:30" is two minutes and a half, "1:02:30" an hour more. */
function durationOf(text: string): string | null {
  const [, hours, minutes, seconds] = /^(?:(\d{1,2}):)?(\d{1,2}):(\d{2})$/.exec(text.trim()) ?? [];
  if (!minutes || !seconds) return null;
  return `PT${hours ? `${Number(hours)}H` : ""}${Number(minutes)}M${Number(seconds)}S`;
}
