import type { Job } from "@audit/contract";

/** Too early a guess is worth nothing. */
const FIRST_AFTER_MS = 10_000;
const LEAST_PAGES = 5;
/** Known addresses grow while pages are read, so the later end is generous. */
const EARLIEST = 0.8;
const LATEST = 1.7;
/** From here on hours say it better. */
const MANY_MINUTES = 120;

/** How long reading the pages may still take, e.g. "1 to 3 min left"; null while nobody can know. */
export function estimateLeft(job: Pick<Job, "started_at" | "activity" | "status">, now: number): string | null {
  const { started_at: started, activity, status } = job;
  if (started === null || activity === null || status !== "executing_parallel_streams") return null;
  const elapsed = now - Date.parse(started);
  if (elapsed < FIRST_AFTER_MS || activity.pages < LEAST_PAGES || activity.known <= activity.pages) return null;
  const left = ((activity.known - activity.pages) / activity.pages) * elapsed;
  return rangeOf((left * EARLIEST) / 60_000, (left * LATEST) / 60_000);
}

function rangeOf(from: number, to: number): string {
  if (to <= 1) return "less than 1 min left";
  const [least, most, unit] = to < MANY_MINUTES ? [from, to, "min"] : [from / 60, to / 60, "h"];
  const [first, last] = [Math.max(1, Math.floor(least)), Math.ceil(most)];
  return first === last ? `about ${last} ${unit} left` : `${first} to ${last} ${unit} left`;
}
