import type { Action } from "@audit/contract";
import { useId, type MouseEvent } from "react";
import { Panel } from "../../components/panel.tsx";
import { formatMinutes } from "../../format/numbers.ts";
import { firstTasks } from "./arrange-tasks.ts";
import { t } from "../../language/messages.ts";

const HOW_MANY = 3;

export interface DoFirstProps {
  readonly actions: readonly Action[];
  readonly hrefOf: (id: string) => string;
  readonly onOpen: (id: string) => void;
  /** Named where it is not plain from the page. */
  readonly site?: string;
}

/** The three open tasks to begin with: what to do, what it gains, how long it takes. Nothing when all is done. */
export function DoFirst({ actions, hrefOf, onOpen, site }: DoFirstProps) {
  const titleId = useId();
  const first = firstTasks(actions, HOW_MANY);
  if (first.length === 0) return null;
  const open = (event: MouseEvent, id: string): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(id);
  };
  return (
    <section aria-labelledby={titleId} className="min-w-0">
      <Panel className="grid h-full grid-cols-1 content-start px-5 py-2.5 max-sm:px-3 max-sm:py-2">
        <h2 id={titleId} className="mb-1 text-14 font-semibold">
          {t("Do first")}
          {site !== undefined && " "}
          {site !== undefined && <span className="font-normal text-ink-2">{t("on {site}", { site })}</span>}
        </h2>
        <ol className="grid grid-cols-1">
          {first.map(({ id, title, business_value: gain, time_estimate: minutes }, index) => (
            <li
              key={id}
              className="relative -mx-2 flex gap-3 rounded-control px-2 py-1 transition-colors hover:bg-hover/70"
            >
              <span
                aria-hidden
                className="mt-0.5 flex size-5 shrink-0 items-center justify-center rounded-full bg-sunken text-12 font-semibold text-ink-2 tabular-nums"
              >
                {index + 1}
              </span>
              <span className="min-w-0 flex-1">
                <a
                  href={hrefOf(id)}
                  onClick={(event) => open(event, id)}
                  className="block text-14 font-medium outline-none after:absolute after:inset-0 after:rounded-control focus-visible:after:outline-2 focus-visible:after:outline-brand-text max-sm:line-clamp-2 sm:truncate"
                >
                  {title}
                </a>
                <span className="block truncate text-13 text-ink-3">{gain}</span>
              </span>
              <span className="shrink-0 text-13 whitespace-nowrap text-ink-2 tabular-nums">
                {formatMinutes(minutes)}
              </span>
            </li>
          ))}
        </ol>
      </Panel>
    </section>
  );
}
