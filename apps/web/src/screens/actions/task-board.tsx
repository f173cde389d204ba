import type { Action } from "@audit/contract";
import { cx } from "class-variance-authority";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Late } from "../../components/late.tsx";
import { lazyPart } from "../../components/lazy-part.ts";
import { useMedia } from "../../components/use-media.ts";
import { FilterPanel } from "../../features/actions/filter-panel.tsx";
import { StatStrip } from "../../features/actions/stat-strip.tsx";
import { statsOf } from "../../features/actions/task-list.ts";
import { TaskSkeleton } from "./actions-skeleton.tsx";
import { BoardTasks } from "./board-tasks.tsx";
import { useTaskBoard } from "./use-task-board.ts";
import { Alert } from "../../components/alert.tsx";

/** Fetched when the pointer comes to the list, so that the first task opens without a wait. */
const loadPlaces = () => import("./task-places.tsx");
const TaskPage = lazyPart(async () => ({ default: (await loadPlaces()).TaskPage }));
const TaskPanes = lazyPart(async () => ({ default: (await loadPlaces()).TaskPanes }));

export interface TaskBoardProps {
  /** Null: the tasks are only looked at. */
  readonly jobId: string | null;
  readonly actions: readonly Action[];
  /** Window widths at which the filters fold away by themselves. */
  readonly foldBelow?: string;
  /** Summary and warnings, above the tasks. */
  readonly children: ReactNode;
}

/** From this width on, a task opens beside the list. */
const SPLIT = "(min-width: 80rem)";
const FILTERS_OPEN = "(min-width: 90rem)";

/** The plan: filters at the left, the tasks, and the open one beside them or on a page of its own. */
export function TaskBoard({ jobId, actions, foldBelow, children }: TaskBoardProps) {
  const split = useMedia(SPLIT);
  const [filtersOpen, setFiltersOpen] = useState(() => matchMedia(FILTERS_OPEN).matches);
  const toggleFilters = (): void => setFiltersOpen(!filtersOpen);
  const board = useTaskBoard({ jobId, actions, split, onFilters: toggleFilters });
  useFold(foldBelow, () => setFiltersOpen(false));
  const stats = statsOf(actions);
  const alert = board.fault !== null && <Alert text={board.fault} onClose={board.clearFault} />;
  if (board.opened !== undefined && !split)
    return (
      <Late waiting={<TaskSkeleton />} missing={null}>
        <TaskPage board={board} action={board.opened} />
        {alert}
      </Late>
    );
  return (
    <div className={cx("grid gap-8", filtersOpen && "lg:grid-cols-[14rem_minmax(0,1fr)]")}>
      {filtersOpen && (
        <FilterPanel
          stats={stats}
          filter={board.filter}
          onFilter={board.setFilter}
          onClear={board.clearFilters}
          onHide={toggleFilters}
        />
      )}
      <div className="grid min-w-0 content-start gap-6" onPointerEnter={() => void loadPlaces().catch(() => undefined)}>
        {board.opened === undefined && (
          <>
            {children}
            <StatStrip stats={stats} actions={actions} />
          </>
        )}
        {board.opened === undefined ? (
          <BoardTasks board={board} filtersOpen={filtersOpen} onFilters={toggleFilters} />
        ) : (
          <Late waiting={<TaskSkeleton />} missing={null}>
            <TaskPanes board={board} action={board.opened} filtersOpen={filtersOpen} onFilters={toggleFilters} />
          </Late>
        )}
      </div>
      {alert}
    </div>
  );
}

/** Folds once each time the window becomes that narrow; whoever opens again keeps it open. */
function useFold(query: string | undefined, fold: () => void): void {
  const narrow = useMedia(query ?? "not all");
  const latest = useRef(fold);
  useEffect(() => {
    latest.current = fold;
  });
  useEffect(() => {
    if (narrow) latest.current();
  }, [narrow]);
}
