import { locale } from "../language/language.ts";
import { nounFor, t } from "../language/messages.ts";

const whole = new Intl.NumberFormat(locale);
const oneDecimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** 3204 -> "3,204" in the reader's locale. */
export const formatCount = (value: number): string => whole.format(value);

/** "1 page", "12 pages", in the reader's language. */
export const countOf = (value: number, one: string, many = `${one}s`): string =>
  `${formatCount(value)} ${nounFor(value, one, many)}`;

/** Minutes of work in the largest fitting units: 45 -> "45 min", 90 -> "1 h 30 min". */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return t("{rest} min", { rest });
  return rest === 0 ? `${hours} h` : t("{hours} h {rest} min", { hours, rest });
}

/** Minutes as hours: one decimal below ten, whole above. */
export function formatHours(minutes: number): string {
  const hours = minutes / 60;
  return `${hours < 9.95 ? oneDecimal.format(hours) : whole.format(Math.round(hours))} h`;
}

const percentage = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });

/** Share in whole percent; what is little but not nothing, or nearly but not all, is not rounded away. */
export function shareOf(part: number, whole: number): string {
  if (whole === 0) return "–";
  const share = part / whole;
  if (part > 0 && share < 0.01) return "<1%";
  if (part < whole && share > 0.99) return ">99%";
  return percentage.format(share);
}

const threeDecimals = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });

/** A number of a sum, with all the digits that the sum is made with: 0.225. */
export const formatFigure = (value: number): string => threeDecimals.format(value);

/** "4.2" points, always with its decimal. */
export const formatPoints = (points: number): string => oneDecimal.format(points);
