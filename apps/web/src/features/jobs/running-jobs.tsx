import { nameOf } from "../../format/addresses.ts";
import { isActive } from "@audit/contract";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { setTitle } from "../../title/page-title.ts";
import { useJobPolling, useJobs } from "./jobs-data.ts";
import { shownProgress } from "./progress.ts";
import { t } from "../../language/messages.ts";

/** What runs, from every page: in the header, and in the tab's title. */
export function RunningJobs() {
  const running = (useJobs().data ?? []).filter(isActive);
  const percents = running.map(shownProgress);
  const percent = Math.round(percents.reduce((sum, value) => sum + value, 0) / Math.max(1, percents.length));
  const host = running[0] === undefined ? null : nameOf(running[0]).host;
  useEffect(() => {
    setTitle({ running: host === null ? null : { percent, host } });
    return () => setTitle({ running: null });
  }, [percent, host]);
  if (running.length === 0) return null;
  return (
    <>
      {running.map(({ id }) => (
        <Poll key={id} id={id} />
      ))}
      <Link
        to="/"
        search={{ filter: "processing" }}
        className="inline-flex h-7 shrink-0 items-center gap-2 rounded-full border border-line bg-surface px-3 text-12 text-ink-2 tabular-nums hover:bg-hover"
      >
        <span aria-hidden className="size-2 animate-pulse rounded-full bg-notice-line motion-reduce:animate-none" />
        <span className="max-sm:sr-only">{t("{count} running", { count: running.length })}</span>{" "}
        <span className="font-medium text-ink">{percent}%</span>
      </Link>
    </>
  );
}

function Poll({ id }: { readonly id: string }) {
  useJobPolling(id);
  return null;
}
