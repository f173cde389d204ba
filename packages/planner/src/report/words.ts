import type { NotCrawledReason } from "@audit/facts";
import { oneLine } from "@audit/rules/escape/plain";
import { number } from "@audit/rules/wording/plural";

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** "15 January 2026" of an ISO date-time, in UTC as it is written there. */
export function day(iso: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name ? `${Number(date)} ${name} ${year}` : oneLine(iso);
}

/** "45 minutes", "3 hours", "2 days" of eight hours. */
export function duration(minutes: number): string {
  if (minutes < 90) return `${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours <= 12 ? `${hours} hours` : `${number(Math.round(hours / 8))} working days`;
}

export const scoreText = (score: number | null): string => (score === null ? "not known" : `${score} of 100`);

/** Why an address was not read, for owners. */
export const REASONS: Readonly<Record<NotCrawledReason, string>> = {
  robots: "robots.txt forbids reading them",
  limit: "the limit of this audit was reached",
  "bot-wall": "a bot check answered instead of the page",
  trap: "endless variants of the same address (calendar, filter, session)",
  error: "no usable answer came",
  "off-site": "they belong to another site",
  unjudged: "this program failed on them",
};

/** "a", "a and b", "a, b and c" */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)!}`;
}

export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : oneLine(url));
