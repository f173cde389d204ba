import { remembered } from "../remembered.ts";

const DATE = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;
const TIME = /^([01]\d|2[0-4]):?[0-5]\d(:?[0-6]\d([.,]\d+)?)?(Z|[+-]([01]\d|2[0-3])(:?[0-5]\d)?)?$/i;
const DURATION =
  /^-?P(?!$)(\d+(\.\d+)?Y)?(\d+(\.\d+)?M)?(\d+(\.\d+)?W)?(\d+(\.\d+)?D)?(T(?=\d)(\d+(\.\d+)?H)?(\d+(\.\d+)?M)?(\d+(\.\d+)?S)?)?$/;

/** True for an ISO 8601 date, or date and time joined by "T", that exists in the calendar. */
export function isIsoDate(text: string): boolean {
  const [date, time, ...rest] = text.trim().split("T");
  if (date === undefined || rest.length > 0 || !DATE.test(date)) return false;
  if (time !== undefined && (date.length !== 10 || !TIME.test(time))) return false;
  return existsInCalendar(date);
}

export const isIsoDuration = (text: string): boolean => DURATION.test(text.trim());

/** Scheme and host, when something that ends a host comes next. */
const ORIGIN = /^https?:\/\/[^\s/\\?#]+(?=[/\\?#]|$)/i;

/** The origin of the last absolute address: most addresses of a page lie on one. */
let known = "";

/** True for an absolute http or https address. Only its host can make it unreadable, and hosts come again. */
export function isAbsoluteUrl(text: string): boolean {
  if (isOnLastOrigin(text)) return true;
  const address = text.trim();
  const origin = ORIGIN.exec(address)?.[0];
  if (origin === undefined) return /^https?:\/\/[^\s/]+/i.test(address) && URL.canParse(address);
  if (!canParse(origin)) return false;
  known = origin;
  return true;
}

/** True for an absolute address on the origin that was found last. */
export const isOnLastOrigin = (text: string): boolean =>
  known !== "" && text.startsWith(known) && endsHost(text.charCodeAt(known.length));

/** A slash, or nothing more. */
const endsHost = (code: number): boolean => code === 0x2f || Number.isNaN(code);

const canParse = remembered((text) => URL.canParse(text));

const currencies = new Set(Intl.supportedValuesOf("currency"));

/** True for a currency code of ISO 4217 that is or was in use, in either case. */
export const isCurrency = (text: string): boolean => currencies.has(text.trim().toUpperCase());

const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** True for a country code of ISO 3166-1: two letters that are a country's, or three letters. */
export function isCountry(text: string): boolean {
  const code = text.trim().toUpperCase();
  return /^[A-Z]{3}$/.test(code) || (/^[A-Z]{2}$/.test(code) && regions.of(code) !== undefined);
}

function existsInCalendar(date: string): boolean {
  const [year, month = "01", day = "01"] = date.split("-");
  const read = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(read.valueOf()) && read.getUTCDate() === Number(day);
}
