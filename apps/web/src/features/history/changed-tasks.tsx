import type { ChangedTask } from "@audit/contract";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { Impact } from "../../components/impact.tsx";
import type { Meaning } from "../../components/meaning.ts";
import { countOf } from "../../format/numbers.ts";
import { t } from "../../language/messages.ts";

export interface ChangedTasksProps {
  readonly title: string;
  readonly meaning: Meaning | undefined;
  /** Said below the title where there are some. */
  readonly note?: string;
  /** Said where there is none. */
  readonly none: string;
  readonly count: number;
  readonly tasks: readonly ChangedTask[];
  /** Whose plan has them, with their addresses and evidence. */
  readonly jobId: string;
}

const FIRST = 8;

/** One side of a comparison: its tasks, most worthwhile first. */
export function ChangedTasks({ title, meaning, note, none, count, tasks, jobId }: ChangedTasksProps) {
  const [all, setAll] = useState(false);
  const shown = all ? tasks : tasks.slice(0, FIRST);
  return (
    <section aria-label={title}>
      <h2 className="mb-3 flex items-center gap-2 text-16 font-semibold">
        {title} <Badge meaning={count > 0 ? meaning : undefined}>{count}</Badge>
      </h2>
      {note !== undefined && count > 0 && <p className="-mt-2 mb-2 text-12 text-ink-3">{note}</p>}
      {tasks.length === 0 ? (
        <p className="text-14 text-ink-3">{count > 0 ? t("The tasks themselves come with full access.") : none}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {shown.map(({ id, title: name, impact, affected }) => (
            <li key={id} className="grid gap-1 py-2.5">
              <Link
                to="/dashboard/actions"
                search={{ jobId, actionId: id }}
                className="text-14 text-pretty underline decoration-line underline-offset-3 hover:decoration-control"
              >
                {name}
              </Link>
              <span className="flex items-center gap-3 text-12 text-ink-3">
                <Impact impact={impact} />
                <span className="tabular-nums">{countOf(affected, "address", "addresses")}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {shown.length < tasks.length && (
        <Button look="quiet" className="mt-2" onClick={() => setAll(true)}>
          {t("Show {count} more", { count: tasks.length - shown.length })}
        </Button>
      )}
    </section>
  );
}
