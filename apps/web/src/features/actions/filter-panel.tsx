import type { ActionStats } from "@audit/contract";
import { PanelLeftClose } from "lucide-react";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { IconButton } from "../../components/icon-button.tsx";
import { Input } from "../../components/input.tsx";
import { ProgressBar } from "../../components/progress-bar.tsx";
import { Select } from "../../components/select.tsx";
import { formatCount } from "../../format/numbers.ts";
import { countFilters } from "./search-params.ts";
import { categories, difficulties, impacts, statuses, types, type TaskFilter } from "./task-list.ts";
import { statusWord } from "./task-words.ts";
import { capitalised } from "../../format/words.ts";

export interface FilterPanelProps {
  readonly stats: ActionStats;
  readonly filter: TaskFilter;
  readonly onFilter: (filter: TaskFilter) => void;
  readonly onClear: () => void;
  readonly onHide: () => void;
}

/** Where the plan stands, and what of it is shown. */
export function FilterPanel({ stats, filter, onFilter, onClear, onHide }: FilterPanelProps) {
  return (
    <aside aria-label="Filters" className="grid content-start gap-6">
      <Overview stats={stats} onHide={onHide} />
      <div className="grid gap-4">
        <Field label="Search tasks" hideLabel>
          {(ids) => (
            <Input
              type="search"
              scale="small"
              placeholder="Search tasks"
              data-task-search
              value={filter.search}
              onChange={(event) => onFilter({ ...filter, search: event.target.value })}
              {...ids}
            />
          )}
        </Field>
        <OneOf name="type" label="Type" all="Faults and opportunities" words={types} {...{ filter, onFilter }} />
        <OneOf name="category" label="Category" all="All categories" words={categories} {...{ filter, onFilter }} />
        <OneOf name="impact" label="Impact" all="All impacts" words={impacts} {...{ filter, onFilter }} />
        <OneOf name="status" label="Status" all="All statuses" words={statuses} {...{ filter, onFilter }} />
        <MoreFilters filter={filter} onFilter={onFilter} />
        <Button disabled={countFilters(filter) === 0} onClick={onClear}>
          Clear All Filters
        </Button>
      </div>
    </aside>
  );
}

function Overview({ stats, onHide }: Pick<FilterPanelProps, "stats" | "onHide">) {
  const todo = stats.totalActions - stats.completedActions - stats.inProgressActions;
  return (
    <section aria-label="Overview">
      <div className="mb-1 flex items-center justify-between">
        <h2 className="text-14 font-semibold">Overview</h2>
        <IconButton label="Hide filters" aria-expanded onClick={onHide} className="-mr-2">
          <PanelLeftClose aria-hidden className="size-4" />
        </IconButton>
      </div>
      <dl className="grid text-13">
        <Count label="Total Tasks" value={stats.totalActions} />
        <Count label="In Progress" value={stats.inProgressActions} />
        <Count label="Completed" value={stats.completedActions} />
        <Count label="Todo" value={todo} />
      </dl>
      <div className="mt-3 flex items-center gap-3">
        <ProgressBar label="Tasks completed" value={stats.completionPercentage} look="done" />
        <span className="text-13 text-ink-2 tabular-nums">{stats.completionPercentage}%</span>
      </div>
    </section>
  );
}

function Count({ label, value }: { readonly label: string; readonly value: number }) {
  return (
    <div className="flex h-7 items-center justify-between">
      <dt className="text-ink-2">{label}</dt>
      <dd className="font-medium tabular-nums">{formatCount(value)}</dd>
    </div>
  );
}

type Changes = Pick<FilterPanelProps, "filter" | "onFilter">;

interface OneOfProps extends Changes {
  readonly name: "type" | "category" | "impact" | "status" | "difficulty";
  readonly label: string;
  readonly all: string;
  readonly words: readonly string[];
}

/** The filter keeps a list, the control sets one value of it; the empty value clears it. */
function OneOf({ name, label, all, words, filter, onFilter }: OneOfProps) {
  const named: Readonly<Record<string, string>> = statusWord;
  const options = words.map((value) => ({ value, label: named[value] ?? capitalised(value) }));
  return (
    <Select
      label={label}
      value={filter[name][0] ?? ""}
      options={[{ value: "", label: all }, ...options]}
      onChange={(value) => onFilter({ ...filter, [name]: value === "" ? [] : [value] })}
    />
  );
}

const times = [15, 30, 60, 120];

function MoreFilters({ filter, onFilter }: Changes) {
  return (
    <details open={filter.difficulty.length > 0 || filter.timeAvailable !== null}>
      <summary className="-mx-1 w-fit rounded-control px-1 text-13 text-ink-2 hover:text-ink">More</summary>
      <div className="mt-3 grid gap-4">
        <OneOf
          name="difficulty"
          label="Difficulty"
          all="Any difficulty"
          words={difficulties}
          {...{ filter, onFilter }}
        />
        <Select
          label="Time available"
          value={filter.timeAvailable?.toString() ?? ""}
          options={[
            { value: "", label: "Any time" },
            ...times.map((minutes) => ({ value: String(minutes), label: `I have ${minutes} minutes` })),
          ]}
          onChange={(value) => onFilter({ ...filter, timeAvailable: value === "" ? null : Number(value) })}
        />
      </div>
    </details>
  );
}
