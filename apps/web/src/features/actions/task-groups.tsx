import { cx } from "class-variance-authority";
import { useId } from "react";
import type { TaskGroup } from "./arrange-tasks.ts";
import { firstRows, useRowsAtOnce } from "./rows-at-once.ts";
import { TaskCard, type TaskCardProps } from "./task-card.tsx";
import type { ChangeState } from "./waiting-changes.ts";
import { t } from "../../language/messages.ts";

export interface TaskGroupsProps extends Pick<TaskCardProps, "compact" | "onOpen" | "onMove"> {
  readonly groups: readonly TaskGroup[];
  readonly openId: string | undefined;
  /** The task that the focus goes to when the list appears. */
  readonly wanted?: string | undefined;
  /** What they are sorted and grouped by. */
  readonly order: string;
  /** Tasks with a change that has not arrived yet. */
  readonly changes: ReadonlyMap<string, ChangeState>;
  readonly hrefOf: (id: string) => string;
}

/** The plan as cards in their groups. */
export function TaskGroupList({ groups, wanted, order, ...rest }: TaskGroupsProps) {
  const most = useRowsAtOnce(groups, rest.openId ?? wanted, order);
  return (
    <div className="grid content-start gap-8">
      {firstRows(groups, most).map((group) => (
        <Group key={group.key} group={group} {...rest} />
      ))}
    </div>
  );
}

interface GroupProps extends Omit<TaskGroupsProps, "groups" | "wanted" | "order"> {
  readonly group: TaskGroup & { readonly all: number };
}

function Group({ group: { title, actions, all }, compact, openId, changes, hrefOf, onOpen, onMove }: GroupProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2
        id={titleId}
        className={cx(
          "text-14 font-semibold tabular-nums",
          compact ? "mb-1.5 px-3" : "mb-3 max-sm:mb-1 max-sm:flex max-sm:min-h-10 max-sm:items-center",
        )}
      >
        {title} ({all})
      </h2>
      {all === 0 ? (
        <p className="rounded-panel border border-dashed border-line px-5 py-8 text-center text-14 text-ink-2">
          {t("All tasks are in progress or completed!")}
        </p>
      ) : (
        <ul
          className={cx(
            "grid",
            compact ? "gap-px" : "gap-3 max-sm:gap-2 lg:grid-cols-[repeat(auto-fill,minmax(24rem,1fr))]",
          )}
        >
          {actions.map((action) => (
            <TaskCard
              key={action.id}
              action={action}
              selected={action.id === openId}
              change={changes.get(action.id)}
              compact={compact}
              href={hrefOf(action.id)}
              onOpen={onOpen}
              onMove={onMove}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
