import { locale } from "../language/language.ts";
import { t } from "../language/messages.ts";

const dayAndTime = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium" });
const shortDay = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short" });
const time = new Intl.DateTimeFormat(locale, { timeStyle: "short" });
const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "20 Nov 2026, 09:40" */
export const formatMoment = (iso: string): string => dayAndTime.format(Date.parse(iso));

/** "09:40", of milliseconds since 1970. */
export const formatTime = (at: number): string => time.format(at);

/** "20 Nov 2026" */
export const formatDay = (iso: string): string => day.format(Date.parse(iso));

/** "20 Nov", of a day as YYYY-MM-DD; with the year where that is not this one. */
export function formatShortDay(on: string): string {
  const at = new Date(`${on}T12:00`);
  return at.getFullYear() === new Date().getFullYear() ? shortDay.format(at) : day.format(at);
}

/** "just now", "3 minutes ago", "yesterday"; after a week the date. */
export function formatAge(iso: string, now: number): string {
  const age = now - Date.parse(iso);
  if (age < MINUTE) return t("just now");
  if (age < HOUR) return relative.format(-Math.floor(age / MINUTE), "minute");
  if (age < DAY) return relative.format(-Math.floor(age / HOUR), "hour");
  if (age < 7 * DAY) return relative.format(-Math.floor(age / DAY), "day");
  return formatDay(iso);
}
