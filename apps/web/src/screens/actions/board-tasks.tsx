import { Button } from "../../components/button.tsx";
import { Late } from "../../components/late.tsx";
import { lazyPart } from "../../components/lazy-part.ts";
import { EmptyState, Skeleton } from "../../components/states.tsx";
import { useStill } from "../../components/use-still.ts";
import { stillGroups, type TaskGroup } from "../../features/actions/arrange-tasks.ts";
import { countFilters } from "../../features/actions/search-params.ts";
import { TaskTable } from "../../features/actions/task-table.tsx";
import type { Board } from "./use-task-board.ts";
import { t } from "../../language/messages.ts";

const TaskGroupList = lazyPart(async () => ({
  default: (await import("../../features/actions/task-groups.tsx")).TaskGroupList,
}));

export interface BoardTasksProps {
  readonly board: Board;
  /** There is room for a table, and it is wanted. */
  readonly asTable?: boolean;
}

/** The tasks that pass the filters, in their groups. */
export function BoardTasks(props: BoardTasksProps) {
  const { board } = props;
  // A change of one's own is there as soon as it is under way, and once more when it has arrived.
  const act = JSON.stringify([board.filter, board.arrange.arrangement, [...board.changes.keys()]]);
  const { shown, around } = useStill<readonly TaskGroup[]>(board.groups, act, (before) =>
    stillGroups(before, board.groups),
  );
  return (
    <div {...around}>
      <Tasks {...props} groups={shown} />
    </div>
  );
}

function Tasks({ board, asTable = false, groups }: BoardTasksProps & { readonly groups: readonly TaskGroup[] }) {
  if (board.visible.length === 0 && countFilters(board.filter) > 0)
    return (
      <EmptyState
        title={t("No task fits these filters")}
        action={<Button onClick={board.clearFilters}>{t("Clear All Filters")}</Button>}
      >
        {t("The plan still has all its tasks.")}
      </EmptyState>
    );
  const shared = {
    groups,
    changes: board.changes,
    hrefOf: board.hrefOf,
    onOpen: board.open,
    wanted: board.left,
    order: Object.values(board.arrange.arrangement).join(" "),
  };
  if (asTable)
    return (
      <TaskTable
        {...shared}
        ranks={board.ranks}
        arrangement={board.arrange.arrangement}
        onSort={board.arrange.sort}
        commands={board.commands}
        selection={board.selection}
      />
    );
  return (
    <Late waiting={<Skeleton className="h-dvh" />} missing={<p>{t("Not connected: the cards can't be shown.")}</p>}>
      <TaskGroupList
        {...shared}
        onMove={board.commands?.move}
        compact={board.opened !== undefined}
        openId={board.opened?.id}
      />
    </Late>
  );
}
