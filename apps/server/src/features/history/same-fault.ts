import type { TaskRow } from "./store.ts";

type Fault = Pick<TaskRow, "rule" | "affected">;

/** Tells whether one of the tasks speaks of the same fault on one of the same pages, on whatever origin they are. */
export function faultIn(tasks: readonly Fault[]): (task: Fault) => boolean {
  const places = new Set(tasks.flatMap(placesOf));
  return (task) => placesOf(task).some((place) => places.has(place));
}

const placesOf = ({ rule, affected }: Fault): string[] => affected.urls.map((url) => `${rule} ${pathOf(url)}`);

function pathOf(url: string): string {
  const parsed = URL.parse(url);
  return parsed === null ? url : parsed.pathname + parsed.search;
}
