import { SlidersHorizontal } from "lucide-react";
import { Button } from "../../components/button.tsx";
import { EmptyState } from "../../components/states.tsx";
import { countFilters } from "../../features/actions/search-params.ts";
import { TaskGroupList } from "../../features/actions/task-groups.tsx";
import type { Board } from "./use-task-board.ts";

export interface BoardTasksProps {
  readonly board: Board;
  readonly filtersOpen: boolean;
  readonly onFilters: () => void;
}

/** The tasks that pass the filters, in their groups. */
export function BoardTasks({ board, filtersOpen, onFilters }: BoardTasksProps) {
  const filters = countFilters(board.filter);
  return (
    <div className="grid gap-5">
      {!filtersOpen && (
        <Button
          className="justify-self-start"
          icon={<SlidersHorizontal aria-hidden className="size-4" />}
          aria-expanded={false}
          onClick={onFilters}
        >
          Filters
          {filters > 0 && <span className="tabular-nums">({filters})</span>}
        </Button>
      )}
      {board.visible.length === 0 && filters > 0 ? (
        <EmptyState
          title="No task fits these filters"
          action={<Button onClick={board.clearFilters}>Clear All Filters</Button>}
        >
          The plan still has all its tasks.
        </EmptyState>
      ) : (
        <TaskGroupList
          groups={board.groups}
          compact={board.opened !== undefined}
          openId={board.opened?.id}
          changes={board.changes}
          hrefOf={board.hrefOf}
          onOpen={board.open}
          onMove={board.move}
        />
      )}
    </div>
  );
}
