import { BANDS } from "./effort.ts";

/** A band of working time in words; a sum that is none is told in hours. */
export function workWords(minutes: number): string {
  if (minutes <= BANDS.quarter) return "15 minutes";
  if (minutes <= BANDS.hour) return "1 hour";
  if (minutes <= BANDS.halfDay) return "half a day";
  if (minutes <= BANDS.day) return "a day";
  return "a project of several days";
}
