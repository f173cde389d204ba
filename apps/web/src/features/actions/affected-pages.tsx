import { csvFile, type Action, type ActionPage } from "@audit/contract";
import { CircleCheck, Download } from "lucide-react";
import { useState } from "react";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { Checkbox } from "../../components/checkbox.tsx";
import { CopyButton } from "../../components/copy-button.tsx";
import { ErrorText } from "../../components/field.tsx";
import { PageLink } from "../../components/page-link.tsx";
import { formatCount } from "../../format/numbers.ts";
import { download } from "../../components/download.ts";
import { Section } from "./task-section.tsx";
import { t } from "../../language/messages.ts";

/** Addresses shown before the reader asks for more. */
const FIRST = 6;

const PLACE = "affected-pages";

/** Brings the list of a task's pages into view. */
export const showAffectedPages = (): void => document.getElementById(PLACE)?.scrollIntoView({ block: "start" });

export interface AffectedPagesProps {
  readonly action: Pick<Action, "affected" | "pages">;
  /** Undefined where tasks are only looked at, and for plans whose tasks have no checklist. */
  readonly checklist?: Checklist | undefined;
}

export interface Checklist {
  readonly onMove: (page: ActionPage) => void;
  readonly fault: string | null;
}

/** The pages a task is about, to open, to copy, and for their owner to tick off. */
export function AffectedPages({ action: { affected, pages }, checklist }: AffectedPagesProps) {
  const [all, setAll] = useState(false);
  const listed = pages.length > 0 ? pages : affected.urls.map((url): ActionPage => ({ url, status: "todo" }));
  if (listed.length === 0) return null;
  const urls = listed.flatMap(({ url, audit }) => (audit === "gone" ? [] : [url]));
  const shown = all ? listed : listed.slice(0, FIRST);
  // A fault of the site itself counts once, though its pages are listed to be ticked off.
  const count = Math.max(affected.count, urls.length);
  const unlisted = count - urls.length;
  const ticks = pages.length > 0 ? checklist : undefined;
  return (
    <Section
      id={PLACE}
      title={t("Affected pages ({count})", { count: formatCount(count) })}
      aside={
        <span className="flex gap-2">
          <Button
            size="small"
            icon={<Download aria-hidden className="size-4" />}
            onClick={() =>
              download("affected-pages.csv", "text/csv", csvFile([[t("URL")], ...urls.map((url) => [url])]))
            }
          >
            {t("CSV")}
          </Button>
          <CopyButton text={urls.join("\n")} label={t("Copy addresses")} />
        </span>
      }
    >
      {ticks !== undefined && (
        <p role="status" className="mb-2 text-13 text-ink-3 tabular-nums">
          {progressOf(listed)}
        </p>
      )}
      <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
        {shown.map((page) => (
          <li
            key={page.url}
            className="flex min-h-9 items-center gap-3 px-4 py-1.5 pointer-coarse:min-h-11 pointer-coarse:py-0"
          >
            {ticks !== undefined && page.audit !== "gone" && <Tick page={page} {...ticks} />}
            {page.audit === "gone" && <CircleCheck aria-hidden className="size-4 shrink-0 text-good" />}
            <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <PageLink url={page.url} />
              {page.audit === "again" && <Badge meaning="warning">{t("Found again")}</Badge>}
              {page.audit === "gone" && <Badge meaning="good">{t("No longer found")}</Badge>}
            </span>
          </li>
        ))}
      </ul>
      {ticks?.fault != null && <ErrorText>{ticks.fault}</ErrorText>}
      <div className="mt-2 flex items-center gap-3 text-13 text-ink-3">
        {shown.length < listed.length && (
          <Button look="quiet" className="-ms-3" onClick={() => setAll(true)}>
            {t("Show {count} more", { count: formatCount(listed.length - shown.length) })}
          </Button>
        )}
        {unlisted > 0 && (
          <span>
            {t("{unlisted} further pages of the same kind are not listed.", { unlisted: formatCount(unlisted) })}
          </span>
        )}
      </div>
    </Section>
  );
}

/** How many are done: ticked or no longer found. What the audit found in spite of its tick is not. */
function progressOf(pages: readonly ActionPage[]): string {
  const done = pages.filter(({ status, audit }) => status === "completed" && audit !== "again").length;
  const again = pages.filter(({ audit }) => audit === "again").length;
  const words = t("{done} of {count} done", { done: formatCount(done), count: formatCount(pages.length) });
  return again === 0 ? words : t("{words}, {again} found again by this audit", { words, again: formatCount(again) });
}

function Tick({ page: { url, status }, onMove, fault }: { readonly page: ActionPage } & Checklist) {
  const done = status === "completed";
  // The box answers the press at once; what the server has stands again when it comes, or when the change fails.
  const [ticked, setTicked] = useState({ done, wanted: done });
  const wanted = ticked.done === done && fault === null ? ticked.wanted : done;
  return (
    <Checkbox
      label={<span className="sr-only">{t("Done: {url}", { url })}</span>}
      checked={wanted}
      onChange={(checked) => {
        setTicked({ done, wanted: checked });
        onMove({ url, status: checked ? "completed" : "todo" });
      }}
    />
  );
}
