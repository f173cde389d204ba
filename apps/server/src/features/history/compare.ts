import type { ChangedTask, Comparison, PastRun } from "@audit/contract";
import { faultIn } from "./same-fault.ts";
import type { RunRow, TaskRow } from "./store.ts";

/** Fewer pages than this share of the run before: what is missing may not be fixed but unread. */
export const AS_MANY = 0.8;

export type Changes = Pick<Comparison, "counts" | "fixed" | "fresh" | "back" | "again" | "templates" | "fewerPages">;

const NO_CHANGES: Changes = {
  counts: { fixed: 0, fresh: 0, back: 0, again: 0, same: 0 },
  fixed: [],
  fresh: [],
  back: [],
  again: [],
  templates: [],
  fewerPages: false,
};

/**
 * What changed from one run to a later one, by the fingerprints of their tasks and the pages at fault.
 * @param runs newest first; @param tasks of all of them
 */
export function changesBetween(
  base: RunRow | null,
  current: RunRow,
  runs: readonly RunRow[],
  tasks: readonly TaskRow[],
): Changes {
  if (base === null) return NO_CHANGES;
  const of = (run: RunRow): TaskRow[] => tasks.filter(({ job_id }) => job_id === run.id);
  const [then, now] = [of(base), of(current)];
  const older = runs.filter(({ created_at, id }) => created_at < base.created_at && id !== base.id);
  const known = (rows: readonly TaskRow[]) => new Set(rows.map(({ fingerprint }) => fingerprint));
  const [thenKnown, nowKnown, seenBefore] = [known(then), known(now), known(older.flatMap(of))];
  // Tasks about the same pages may be cut otherwise: what another task asks for is neither fixed nor new.
  const [isThere, wasThere] = [faultIn(now), faultIn(then)];
  const fixed = then.filter((task) => !nowKnown.has(task.fingerprint) && !isThere(task));
  const added = now.filter((task) => !thenKnown.has(task.fingerprint) && !wasThere(task));
  const back = added.filter(({ fingerprint }) => seenBefore.has(fingerprint));
  const fresh = added.filter(({ fingerprint }) => !seenBefore.has(fingerprint));
  const again = foundAgain(then, now, thenKnown);
  return {
    counts: {
      fixed: fixed.length,
      fresh: fresh.length,
      back: back.length,
      again: again.length,
      same: now.length - added.length - again.length,
    },
    fixed: fixed.map(presentTask),
    fresh: fresh.map(presentTask),
    back: back.map(presentTask),
    again: again.map(presentTask),
    templates: templatesOf(then, now),
    fewerPages: current.pages_crawled < AS_MANY * base.pages_crawled,
  };
}

/** Tasks of the later run whose fault its owner had marked as mended in the earlier one, under whatever task it stood there. */
function foundAgain(then: readonly TaskRow[], now: readonly TaskRow[], known: ReadonlySet<string>): TaskRow[] {
  const done = then.filter(({ status }) => status === "completed");
  const [doneKnown, wasDone] = [new Set(done.map(({ fingerprint }) => fingerprint)), faultIn(done)];
  return now.filter(({ fingerprint, ...task }) =>
    known.has(fingerprint) ? doneKnown.has(fingerprint) : wasDone(task),
  );
}

const presentTask = ({ id, title, impact, template, status, affected }: TaskRow): ChangedTask => ({
  id,
  title,
  impact,
  template,
  status,
  affected: affected.count,
});

/** Templates by how many tasks they lost or gained, most first. */
function templatesOf(then: readonly TaskRow[], now: readonly TaskRow[]): Changes["templates"] {
  const count = (rows: readonly TaskRow[], template: string): number =>
    rows.filter((row) => row.template === template).length;
  return [...new Set([...then, ...now].map(({ template }) => template))]
    .map((template) => ({ template, before: count(then, template), after: count(now, template) }))
    .toSorted(
      (a, b) =>
        Math.abs(b.after - b.before) - Math.abs(a.after - a.before) ||
        b.after - a.after ||
        (a.template < b.template ? -1 : 1),
    );
}

export function presentRun(run: RunRow, tasks: readonly TaskRow[]): PastRun {
  const own = tasks.filter(({ job_id }) => job_id === run.id);
  const count = (impact: TaskRow["impact"]): number => own.filter((task) => task.impact === impact).length;
  return {
    jobId: run.id,
    completedAt: (run.completed_at ?? run.created_at).toISOString(),
    health: run.health_score,
    aiVisibility: run.ai_citation_score,
    pages: run.pages_crawled,
    tasks: { high: count("high"), medium: count("medium"), low: count("low") },
  };
}
