import type { Job } from "@audit/contract";
import type { Db } from "../../platform/database/index.ts";
import type { Queue } from "../../platform/queue/queue.ts";
import { readPace } from "./pace-store.ts";

const IN_LINE: readonly string[] = ["queued", "pending"];

/** A waiting job's place, and when a worker will probably take it, by how long the last jobs took; null for any other. */
export async function standInLine(
  { db, queue }: { readonly db: Db; readonly queue: Pick<Queue, "placeOf"> },
  { id, status }: Pick<Job, "id" | "status">,
): Promise<NonNullable<Job["in_line"]> | null> {
  if (!IN_LINE.includes(status)) return null;
  const place = await queue.placeOf(id);
  return place === null ? null : { place, seconds: secondsUntil(place, await readPace(db)) };
}

interface Pace {
  /** Jobs that all living workers take at once, and have in hand. */
  readonly slots: number;
  readonly running: number;
  /** Middle time of the last jobs; null before the first one ended. */
  readonly seconds: number | null;
}

/** The line moves by as many places as there are slots in the time of one job. */
export function secondsUntil(place: number, { slots, running, seconds }: Pace): number | null {
  if (slots === 0) return null;
  const free = Math.max(0, slots - running);
  if (place <= free) return 0;
  return seconds === null ? null : Math.round(((place - free) / slots) * seconds);
}
