import { csvFile, type Action } from "@audit/contract";
import { Download } from "lucide-react";
import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { CopyButton } from "../../components/copy-button.tsx";
import { PageLink } from "../../components/page-link.tsx";
import { formatCount } from "../../format/numbers.ts";
import { download } from "../../components/download.ts";
import { Section } from "./task-section.tsx";

/** Addresses shown before the reader asks for more. */
const FIRST = 6;

/** The pages a task is about, to open and to copy. */
export function AffectedPages({ affected }: Pick<Action, "affected">) {
  const [all, setAll] = useState(false);
  const { count, urls } = affected;
  if (urls.length === 0) return null;
  const shown = all ? urls : urls.slice(0, FIRST);
  const unlisted = count - urls.length;
  return (
    <Section
      title={`Affected pages (${formatCount(count)})`}
      aside={
        <span className="flex gap-2">
          <Button
            size="small"
            icon={<Download aria-hidden className="size-4" />}
            onClick={() => download("affected-pages.csv", "text/csv", csvFile([["URL"], ...urls.map((url) => [url])]))}
          >
            CSV
          </Button>
          <CopyButton text={urls.join("\n")} label="Copy addresses" />
        </span>
      }
    >
      <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
        {shown.map((url) => (
          <li key={url} className="flex min-h-9 items-center px-4 py-1.5">
            <PageLink url={url} />
          </li>
        ))}
      </ul>
      <div className="mt-2 flex items-center gap-3 text-13 text-ink-3">
        {shown.length < urls.length && (
          <Button look="quiet" className="-ml-3" onClick={() => setAll(true)}>
            Show {formatCount(urls.length - shown.length)} more
          </Button>
        )}
        {unlisted > 0 && <span>{formatCount(unlisted)} further pages of the same kind are not listed.</span>}
      </div>
    </Section>
  );
}
