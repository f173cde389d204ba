import type { SubscriptionRow } from "../../platform/database/index.ts";

interface Period {
  readonly start: Date;
  readonly end: Date;
}

/**
 * The month of a subscription in which domains are counted: from the day of its period's start to the same day of the
 * next month. A period of a year has twelve; one whose renewal was not heard of yet goes on.
 */
export function usagePeriodOf(
  { period_start, period_end }: Pick<SubscriptionRow, "period_start" | "period_end">,
  now: Date,
): Period {
  let months = Math.max(0, monthsBetween(period_start, now) - 1);
  while (addMonths(period_start, months + 1) <= now) months += 1;
  const start = addMonths(period_start, months);
  const end = addMonths(period_start, months + 1);
  return { start, end: now < period_end && period_end < end ? period_end : end };
}

const monthsBetween = (from: Date, to: Date): number =>
  (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();

/** The same day and time some months later, or the last day of a month that is shorter. */
function addMonths(at: Date, months: number): Date {
  const moved = new Date(at);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const days = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(at.getUTCDate(), days));
  return moved;
}
