import type { Action } from "@audit/contract";
import { cx } from "class-variance-authority";
import { useId, type ReactNode } from "react";
import { TaskCard, type TaskCardProps } from "./task-card.tsx";
import type { ChangeState } from "./waiting-changes.ts";
import type { TaskGroups } from "./task-list.ts";

export interface TaskGroupsProps extends Pick<TaskCardProps, "compact" | "onOpen" | "onMove"> {
  readonly groups: TaskGroups;
  readonly openId: string | undefined;
  /** Tasks with a change that has not arrived yet. */
  readonly changes: ReadonlyMap<string, ChangeState>;
  readonly hrefOf: (id: string) => string;
}

/** The plan in its three groups: what is being done, what is left, what is done. */
export function TaskGroupList({ groups, ...rest }: TaskGroupsProps) {
  return (
    <div className="grid content-start gap-8">
      {groups.inProgress.length > 0 && <Group title="In Progress" actions={groups.inProgress} {...rest} />}
      <Group title="Available Tasks" actions={groups.todo} {...rest}>
        <p className="rounded-panel border border-dashed border-line px-5 py-8 text-center text-14 text-ink-2">
          All tasks are in progress or completed!
        </p>
      </Group>
      {groups.completed.length > 0 && <Group title="Completed Tasks" actions={groups.completed} {...rest} />}
    </div>
  );
}

interface GroupProps extends Omit<TaskGroupsProps, "groups"> {
  readonly title: string;
  readonly actions: readonly Action[];
  /** Shown when there are no tasks. */
  readonly children?: ReactNode;
}

function Group({ title, actions, compact, openId, changes, hrefOf, onOpen, onMove, children }: GroupProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={cx("text-14 font-semibold tabular-nums", compact ? "mb-1.5 px-3" : "mb-3")}>
        {title} ({actions.length})
      </h2>
      {actions.length === 0 ? (
        children
      ) : (
        <ul className={cx("grid", compact ? "gap-px" : "gap-3 lg:grid-cols-[repeat(auto-fill,minmax(24rem,1fr))]")}>
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
