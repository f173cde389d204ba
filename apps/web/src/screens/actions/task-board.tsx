import type { Action, Analysis } from "@audit/contract";
import { cx } from "class-variance-authority";
import { SlidersHorizontal } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Alert } from "../../components/alert.tsx";
import { Button } from "../../components/button.tsx";
import { EmptyState } from "../../components/states.tsx";
import { useMedia } from "../../components/use-media.ts";
import { FilterPanel } from "../../features/actions/filter-panel.tsx";
import { countFilters } from "../../features/actions/search-params.ts";
import { StatStrip } from "../../features/actions/stat-strip.tsx";
import { TaskDetail } from "../../features/actions/task-detail.tsx";
import { TaskGroupList } from "../../features/actions/task-groups.tsx";
import { statsOf } from "../../features/actions/task-list.ts";
import { usePreferences } from "../../preferences/preferences.ts";
import { useTaskBoard } from "./use-task-board.ts";

export interface TaskBoardProps {
  readonly analysis: Analysis;
  readonly actions: readonly Action[];
  /** Summary and warnings, above the tasks. */
  readonly children: ReactNode;
}

/** From this width on, a task opens beside the list. */
const SPLIT = "(min-width: 80rem)";
const FILTERS_OPEN = "(min-width: 90rem)";

export function TaskBoard({ analysis, actions, children }: TaskBoardProps) {
  const split = useMedia(SPLIT);
  const { shortcuts } = usePreferences();
  const [filtersOpen, setFiltersOpen] = useState(() => matchMedia(FILTERS_OPEN).matches);
  const board = useTaskBoard({ analysis, actions, split, onFilters: () => setFiltersOpen(!filtersOpen) });
  const { opened, filter } = board;
  if (opened !== undefined && !split) return <Detail board={board} opened={opened} split={false} shortcuts={shortcuts} />;
  const stats = statsOf(actions);
  const filters = countFilters(filter);
  return (
    <div className={cx("grid gap-8", filtersOpen && "lg:grid-cols-[14rem_minmax(0,1fr)]")}>
      {filtersOpen && (
        <FilterPanel stats={stats} filter={filter} onFilter={board.setFilter} onClear={board.clearFilters} />
      )}
      <div className="grid min-w-0 content-start gap-6">
        {opened === undefined && (
          <>
            {children}
            <StatStrip stats={stats} actions={actions} />
          </>
        )}
        <Button
          className="justify-self-start"
          icon={<SlidersHorizontal aria-hidden className="size-4" />}
          aria-expanded={filtersOpen}
          onClick={() => setFiltersOpen(!filtersOpen)}
        >
          {filtersOpen ? "Hide filters" : "Filters"}
          {filters > 0 && <span className="tabular-nums">({filters})</span>}
        </Button>
        <div className={cx("grid gap-6", opened !== undefined && "grid-cols-[minmax(20rem,2fr)_minmax(0,5fr)]")}>
          {board.visible.length === 0 && filters > 0 ? (
            <EmptyState title="No task fits these filters" action={<Button onClick={board.clearFilters}>Clear All Filters</Button>}>
              All {actions.length} tasks are still there.
            </EmptyState>
          ) : (
            <TaskGroupList
              groups={board.groups}
              compact={opened !== undefined}
              openId={opened?.id}
              hrefOf={board.hrefOf}
              onOpen={board.open}
              onMove={board.move}
            />
          )}
          {opened !== undefined && <Detail board={board} opened={opened} split shortcuts={shortcuts} />}
        </div>
      </div>
      {board.fault !== null && <Alert text={board.fault} onClose={board.clearFault} />}
    </div>
  );
}

interface DetailProps {
  readonly board: ReturnType<typeof useTaskBoard>;
  readonly opened: Action;
  readonly split: boolean;
  readonly shortcuts: boolean;
}

function Detail({ board, opened, split, shortcuts }: DetailProps) {
  return (
    <div
      className={cx(
        split
          ? "sticky top-18 max-h-[calc(100dvh-6rem)] self-start overflow-y-auto rounded-panel border border-line bg-surface px-7 py-5"
          : "mx-auto w-full max-w-3xl",
      )}
    >
      <TaskDetail
        action={opened}
        split={split}
        shortcuts={shortcuts}
        onMove={board.move}
        onBack={board.close}
        onStep={board.step}
      />
      {!split && board.fault !== null && <Alert text={board.fault} onClose={board.clearFault} />}
    </div>
  );
}
