/** Working times are told in these steps only, in minutes: nobody can tell 38 minutes from 45 beforehand. */
export const BANDS = { quarter: 15, hour: 60, halfDay: 240, day: 480, project: 2400 } as const;

/** A band of working time in words; a sum that is none is told in hours. */
export function workWords(minutes: number): string {
  if (minutes <= BANDS.quarter) return "15 minutes";
  if (minutes <= BANDS.hour) return "1 hour";
  if (minutes <= BANDS.halfDay) return "half a day";
  if (minutes <= BANDS.day) return "a day";
  return "a project of several days";
}
