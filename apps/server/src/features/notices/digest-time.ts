/** Digests leave in the morning of most of their readers. */
const HOUR_UTC = 6;
const MONDAY = 1;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The next time a digest leaves: tomorrow's or today's morning, or that of a Monday. */
export function digestTime(kind: "mail-daily" | "mail-weekly", now: Date): Date {
  const time = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), HOUR_UTC));
  while (time <= now || (kind === "mail-weekly" && time.getUTCDay() !== MONDAY)) time.setTime(time.getTime() + DAY_MS);
  return time;
}
