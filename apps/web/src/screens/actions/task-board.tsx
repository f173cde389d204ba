import type { Action } from "@audit/contract";
import { cx } from "class-variance-authority";
import { SlidersHorizontal } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Alert } from "../../components/alert.tsx";
import { Button } from "../../components/button.tsx";
import { Late } from "../../components/late.tsx";
import { lazyPart } from "../../components/lazy-part.ts";
import { Skeleton } from "../../components/states.tsx";
import { useMedia } from "../../components/use-media.ts";
import { DoFirst } from "../../features/actions/do-first.tsx";
import { countFilters } from "../../features/actions/search-params.ts";
import { statsOf } from "../../features/actions/task-list.ts";
import { TaskSkeleton } from "./actions-skeleton.tsx";
import { BoardTasks } from "./board-tasks.tsx";
import { FILTERS_OPEN, PHONE, SPLIT, TABLE } from "./board-widths.ts";
import { useTaskBoard, type Board } from "./use-task-board.ts";
import { t } from "../../language/messages.ts";

/** Fetched when the pointer comes to the list, so that the first task opens without a wait. */
const loadPlaces = () => import("./task-places.tsx");
const FilterPanel = lazyPart(() => import("../../features/actions/filter-panel.tsx"));
const ChosenBar = lazyPart(() => import("../../features/actions/chosen-bar.tsx"));
const ViewsMenu = lazyPart(() => import("../../features/actions/views-menu.tsx"));
const Overview = lazyPart(async () => ({ default: (await import("../../features/actions/overview.tsx")).Overview }));
const LayoutControls = lazyPart(async () => ({
  default: (await import("../../features/actions/layout-controls.tsx")).LayoutControls,
}));
const TaskPage = lazyPart(async () => ({ default: (await loadPlaces()).TaskPage }));
const TaskPanes = lazyPart(async () => ({ default: (await loadPlaces()).TaskPanes }));

export interface TaskBoardProps {
  /** Null: the tasks are only looked at. */
  readonly jobId: string | null;
  readonly actions: readonly Action[];
  /** Window widths at which the filters fold away by themselves. */
  readonly foldBelow?: string;
  /** Stands beside the first tasks. */
  readonly beside: ReactNode;
}

/** The plan: what to do first, where it stands, the tasks, and the open one beside them or on a page of its own. */
export function TaskBoard({ jobId, actions, foldBelow, beside }: TaskBoardProps) {
  const split = useMedia(SPLIT);
  const hasRoom = useMedia(TABLE);
  const isPhone = useMedia(PHONE);
  const [filtersOpen, setFiltersOpen] = useState(() => matchMedia(FILTERS_OPEN).matches);
  const toggleFilters = (): void => setFiltersOpen(!filtersOpen);
  const board = useTaskBoard({
    jobId,
    actions,
    split,
    onFilters: toggleFilters,
    onShowFilters: () => setFiltersOpen(true),
  });
  useFold(foldBelow, () => setFiltersOpen(false));
  const alert = board.fault !== null && <Alert text={board.fault} onClose={board.clearFault} />;
  if (board.opened !== undefined && !split)
    return (
      <Late waiting={<TaskSkeleton />}>
        <TaskPage board={board} action={board.opened} />
        {alert}
      </Late>
    );
  return (
    <div
      className="relative grid grid-cols-1 content-start gap-3"
      onPointerEnter={() => void loadPlaces().catch(() => undefined)}
    >
      {board.opened === undefined && (
        // An opened summary is long; what stands beside it keeps its own height then. On a phone it comes after the list, and
        // stays what it is when the width changes: somebody may be typing there.
        <div className="grid grid-cols-1 gap-4 max-sm:contents lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:has-[[aria-expanded=true]]:items-start">
          {!isPhone && <DoFirst actions={actions} hrefOf={board.hrefOf} onOpen={board.open} />}
          <div className="grid min-w-0 grid-cols-1 content-between gap-3 max-sm:order-last">{beside}</div>
        </div>
      )}
      <Controls {...{ board, actions, hasRoom, isPhone, filtersOpen }} onFilters={toggleFilters} />
      {board.opened === undefined ? (
        <BoardTasks board={board} asTable={hasRoom && board.arrange.layout === "table"} />
      ) : (
        <Late waiting={<TaskSkeleton />}>
          <TaskPanes board={board} action={board.opened} />
        </Late>
      )}
      {board.commands !== undefined && board.selection.chosen.length > 0 && board.opened === undefined && (
        <Late waiting={null}>
          <ChosenBar
            chosen={board.selection.chosen}
            names={board.names}
            onEdit={board.commands.editChosen}
            onClear={board.selection.clear}
          />
        </Late>
      )}
      {alert}
    </div>
  );
}

interface ControlsProps {
  readonly board: Board;
  readonly actions: readonly Action[];
  /** A table fits. */
  readonly hasRoom: boolean;
  /** The first task must be seen at once: figures and filters fold away together, in the line of the list's title. */
  readonly isPhone: boolean;
  readonly filtersOpen: boolean;
  readonly onFilters: () => void;
}

/** Where the plan stands, and what of it is shown in which way. */
function Controls({ board, actions, hasRoom, isPhone, filtersOpen, onFilters }: ControlsProps) {
  const filters = countFilters(board.filter);
  const { arrange } = board;
  return (
    <div
      className={cx(
        "grid grid-cols-1 gap-2",
        isPhone && !filtersOpen && board.visible.length > 0 && "absolute end-0 top-0 z-1",
      )}
    >
      {(!isPhone || filtersOpen) && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Late waiting={<Skeleton className="h-8 w-208 max-w-full" />}>
            <Overview stats={statsOf(actions)} actions={actions} />
          </Late>
          <div className="ms-auto flex flex-wrap items-center gap-2 max-sm:ms-0">
            <Late waiting={<Skeleton className="h-8 w-28" />}>
              <ViewsMenu view={board.view} names={board.names} onView={board.setView} />
            </Late>
            <Late waiting={<Skeleton className="h-8 w-56" />}>
              <LayoutControls
                group={arrange.arrangement.group}
                onGroup={arrange.group}
                layout={arrange.layout}
                onLayout={hasRoom && board.opened === undefined ? arrange.setLayout : undefined}
              />
            </Late>
          </div>
        </div>
      )}
      {filtersOpen ? (
        <Late waiting={<Skeleton className="h-8" />}>
          <FilterPanel
            names={board.names}
            filter={board.filter}
            onFilter={board.setFilter}
            onClear={board.clearFilters}
            onHide={onFilters}
          />
        </Late>
      ) : (
        <Button
          className={isPhone ? "h-10! justify-self-end" : "justify-self-start"}
          icon={<SlidersHorizontal aria-hidden className="size-4" />}
          aria-expanded={false}
          onClick={onFilters}
        >
          {t("Filters")}
          {filters > 0 && <span className="tabular-nums">({filters})</span>}
        </Button>
      )}
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
