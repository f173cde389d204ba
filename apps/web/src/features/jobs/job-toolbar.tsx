import { Button } from "../../components/button.tsx";
import { FilterButton } from "../../components/filter-button.tsx";
import { Input } from "../../components/input.tsx";
import { RefreshButton, type RefreshButtonProps } from "../../components/refresh-button.tsx";
import { capitalised } from "../../format/words.ts";
import { jobFilters, type JobFilter, type JobView } from "./job-view.ts";
import { t } from "../../language/messages.ts";

/** A list this short is searched with the eyes. */
const SEARCH_FROM = 10;

export interface JobToolbarProps {
  readonly view: JobView;
  readonly counts: Readonly<Record<JobFilter, number>>;
  readonly refresh: RefreshButtonProps;
  readonly onView: (change: Partial<JobView>) => void;
  readonly onDeleteAll: () => void;
}

export function JobToolbar({ view, counts, refresh, onView, onDeleteAll }: JobToolbarProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div role="group" aria-label={t("Filter jobs")} className="-ms-2.5 flex max-w-full flex-wrap gap-1">
        {jobFilters.map((filter) => (
          <FilterButton
            key={filter}
            label={capitalised(filter)}
            count={counts[filter]}
            chosen={view.filter === filter}
            onChoose={() => onView({ filter })}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {counts.all > SEARCH_FROM && (
          <div className="w-full sm:w-48">
            <Input
              type="search"
              scale="small"
              aria-label={t("Search websites")}
              placeholder={t("Search websites")}
              value={view.search}
              onChange={(event) => onView({ search: event.target.value })}
            />
          </div>
        )}
        <RefreshButton {...refresh} />
        <Button onClick={onDeleteAll} disabled={counts.all === 0}>
          {t("Delete All")}
        </Button>
      </div>
    </div>
  );
}
