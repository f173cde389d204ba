import type { Action } from "@audit/contract";
import type { ReactNode } from "react";
import { formatDay } from "../../format/dates.ts";
import { formatCount, formatMinutes } from "../../format/numbers.ts";
import { linkStyle } from "../../components/link-style.ts";
import { showAffectedPages } from "./affected-pages.tsx";
import { Section } from "./task-section.tsx";
import { impactWords, reachOf, resultsSoon, resultsTimeline } from "./task-words.ts";
import { capitalised } from "../../format/words.ts";
import { t } from "../../language/messages.ts";

/** The task in figures. */
export function TaskFacts({ action }: { readonly action: Action }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-x-5 gap-y-4 border-y border-line py-4">
      <Fact label={t("Impact")}>{impactWords(action)}</Fact>
      <Fact label={t("Time required")}>{formatMinutes(action.time_estimate)}</Fact>
      {action.done_by !== null && <Fact label={t("Done by")}>{capitalised(action.done_by)}</Fact>}
      <Fact label={t("Difficulty")}>{capitalised(action.difficulty)}</Fact>
      <Fact label={t("Results")}>{resultsSoon(action)}</Fact>
      <Fact label={t("Affects")}>
        <Reach action={action} />
      </Fact>
      {action.searchVolume !== null && <Fact label={t("Search volume")}>{formatCount(action.searchVolume)}</Fact>}
      {action.leads !== null && <Fact label={t("Leads")}>{formatCount(action.leads)}</Fact>}
    </dl>
  );
}

/** How many pages, and the way to them. */
function Reach({ action }: { readonly action: Action }) {
  if (action.pages.length + action.affected.urls.length === 0) return reachOf(action);
  return (
    <button type="button" className={linkStyle} onClick={showAffectedPages}>
      {reachOf(action)}
    </button>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-12 text-ink-3">{label}</dt>
      <dd className="mt-0.5 text-14 font-medium tabular-nums">{children}</dd>
    </div>
  );
}

/** When results come, and what was done so far. */
export function TaskTimeline({ action }: { readonly action: Action }) {
  const { started_at: started, completed_at: completed } = action;
  return (
    <Section title={t("Timeline")}>
      <dl className="grid gap-1 text-14 text-ink-2">
        <Line label={t("Results")}>{resultsTimeline(action)}</Line>
        {started !== null && <Line label={t("Started")}>{formatDay(started)}</Line>}
        {completed !== null && <Line label={t("Completed")}>{formatDay(completed)}</Line>}
      </dl>
    </Section>
  );
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <dt className="w-24 shrink-0 text-ink-3">{label}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}
