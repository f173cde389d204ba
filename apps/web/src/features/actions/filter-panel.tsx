import { ChevronUp } from "lucide-react";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { IconButton } from "../../components/icon-button.tsx";
import { Input } from "../../components/input.tsx";
import { Select } from "../../components/select.tsx";
import { countFilters } from "./search-params.ts";
import { categories, difficulties, doers, impacts, statuses, types, type TaskFilter } from "./task-list.ts";
import { statusWord } from "./task-words.ts";
import { capitalised } from "../../format/words.ts";
import { t } from "../../language/messages.ts";

export interface FilterPanelProps {
  readonly filter: TaskFilter;
  /** To whom tasks are assigned. */
  readonly names: readonly string[];
  readonly onFilter: (filter: TaskFilter) => void;
  readonly onClear: () => void;
  readonly onHide: () => void;
}

/** What of the plan is shown: a bar above the tasks, on a phone one control below the other. */
export default function FilterPanel({ filter, names, onFilter, onClear, onHide }: FilterPanelProps) {
  return (
    <aside aria-label={t("Filters")} className="flex flex-wrap items-start gap-2 max-sm:grid">
      <div className="w-48 max-sm:w-full">
        <Field label={t("Search tasks")} hideLabel>
          {(ids) => (
            <Input
              type="search"
              scale="small"
              placeholder={t("Search tasks")}
              data-task-search
              value={filter.search}
              onChange={(event) => onFilter({ ...filter, search: event.target.value })}
              {...ids}
            />
          )}
        </Field>
      </div>
      <OneOf
        name="category"
        label={t("Category")}
        all={t("All categories")}
        words={categories}
        {...{ filter, onFilter }}
      />
      <OneOf name="impact" label={t("Impact")} all={t("All impacts")} words={impacts} {...{ filter, onFilter }} />
      <OneOf name="status" label={t("Status")} all={t("All statuses")} words={statuses} {...{ filter, onFilter }} />
      <OneOf name="who" label={t("Done by")} all={t("Anyone's")} words={doers} {...{ filter, onFilter }} />
      {names.length > 0 && (
        <Select
          label={t("Assigned to")}
          hideLabel
          className="w-36 max-sm:w-full"
          value={filter.assignee[0] ?? ""}
          options={[{ value: "", label: t("Whoever's") }, ...names.map((value) => ({ value, label: value }))]}
          onChange={(value) => onFilter({ ...filter, assignee: value === "" ? [] : [value] })}
        />
      )}
      <MoreFilters filter={filter} onFilter={onFilter} />
      <span className="flex gap-1">
        <Button disabled={countFilters(filter) === 0} onClick={onClear}>
          {t("Clear All Filters")}
        </Button>
        <IconButton label={t("Hide filters")} aria-expanded onClick={onHide}>
          <ChevronUp aria-hidden className="size-4" />
        </IconButton>
      </span>
    </aside>
  );
}

type Changes = Pick<FilterPanelProps, "filter" | "onFilter">;

interface OneOfProps extends Changes {
  readonly name: "type" | "category" | "impact" | "status" | "difficulty" | "who";
  readonly label: string;
  readonly all: string;
  readonly words: readonly string[];
}

/** The filter keeps a list, the control sets one value of it; the empty value clears it. */
function OneOf({ name, label, all, words, filter, onFilter }: OneOfProps) {
  const named: Readonly<Record<string, string>> = statusWord;
  const wordOf = (value: string): string => named[value] ?? capitalised(value);
  const set = filter[name];
  // A view may set several at once: the control then says them all.
  const several = set.length > 1 ? [{ value: set.join(","), label: set.map(wordOf).join(", ") }] : [];
  const options = [...several, ...words.map((value) => ({ value, label: wordOf(value) }))];
  return (
    <Select
      label={label}
      hideLabel
      className="w-36 max-sm:w-full"
      value={set.join(",")}
      options={[{ value: "", label: all }, ...options]}
      onChange={(value) => onFilter({ ...filter, [name]: value === "" ? [] : value.split(",") })}
    />
  );
}

const times = [15, 30, 60, 120];

function MoreFilters({ filter, onFilter }: Changes) {
  const count = [
    filter.overdue,
    filter.type.length > 0,
    filter.difficulty.length > 0,
    filter.timeAvailable !== null,
  ].filter(Boolean).length;
  return (
    <details open={count > 0} className="open:contents">
      <summary className="inline-flex h-8 items-center rounded-control px-2 text-13 text-ink-2 hover:text-ink pointer-coarse:h-10">
        {count === 0 ? t("More") : t("More ({count} in use)", { count })}
      </summary>
      <div className="flex flex-wrap gap-2 max-sm:grid">
        <OneOf
          name="type"
          label={t("Type")}
          all={t("Faults and opportunities")}
          words={types}
          {...{ filter, onFilter }}
        />
        <OneOf
          name="difficulty"
          label={t("Difficulty")}
          all={t("Any difficulty")}
          words={difficulties}
          {...{ filter, onFilter }}
        />
        <Select
          label={t("Due")}
          hideLabel
          className="w-36 max-sm:w-full"
          value={filter.overdue ? "overdue" : ""}
          options={[
            { value: "", label: t("Due at any time") },
            { value: "overdue", label: t("Overdue") },
          ]}
          onChange={(value) => onFilter({ ...filter, overdue: value === "overdue" })}
        />
        <Select
          label={t("Time available")}
          hideLabel
          className="w-44 max-sm:w-full"
          value={filter.timeAvailable?.toString() ?? ""}
          options={[
            { value: "", label: t("Any time") },
            ...times.map((minutes) => ({ value: String(minutes), label: t("I have {minutes} minutes", { minutes }) })),
          ]}
          onChange={(value) => onFilter({ ...filter, timeAvailable: value === "" ? null : Number(value) })}
        />
      </div>
    </details>
  );
}
