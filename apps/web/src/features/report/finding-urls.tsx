import { type ReportFinding } from "@audit/contract";
import { Download } from "lucide-react";
import { useState } from "react";
import { sentenceFor } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import { download } from "../../components/download.ts";
import { CopyButton } from "../../components/copy-button.tsx";
import { ErrorText } from "../../components/field.tsx";
import { PageLink } from "../../components/page-link.tsx";
import { ErrorState, Loading, Skeleton } from "../../components/states.tsx";
import { evidenceText } from "../../components/evidence-text.ts";
import { formatCount } from "../../format/numbers.ts";
import { csvName, csvOf } from "./csv.ts";
import { readAllUrls, useFindingUrls } from "./report-data.ts";
import { t } from "../../language/messages.ts";
import { texts } from "../../language/texts.ts";

/** Addresses shown at first, and added with each click. */
const STEP = 20;
const SHOWN_CHARACTERS = 140;

export interface FindingUrlsProps {
  readonly jobId: string;
  readonly domain: string;
  readonly finding: ReportFinding;
}

/** Every address of a finding with what was seen there: some at once, all as a sheet. */
export function FindingUrls({ jobId, domain, finding }: FindingUrlsProps) {
  const { rule } = finding;
  const urls = useFindingUrls(jobId, rule);
  const [wanted, setWanted] = useState(STEP);
  if (urls.isError && urls.data === undefined)
    return (
      <ErrorState
        title={t("The addresses could not be loaded")}
        sentence={sentenceFor(urls.error, texts.apiFailed)}
        error={urls.error}
        onRetry={() => void urls.refetch()}
      />
    );
  if (urls.data === undefined)
    return (
      <Loading label={t("Loading addresses")}>
        <Skeleton className="h-32 w-full" />
      </Loading>
    );
  // A rule may see several faults at one address, so the place in the list is what tells them apart.
  const loaded = urls.data.pages.flatMap(({ addresses }) => addresses).map((one, place) => ({ ...one, place }));
  const total = urls.data.pages[0]?.total ?? 0;
  const shown = loaded.slice(0, wanted);
  const more = (): void => {
    setWanted(wanted + STEP);
    if (wanted + STEP > loaded.length && urls.hasNextPage) void urls.fetchNextPage();
  };
  if (total === 0) return null;
  return (
    <section aria-label={t("Affected addresses")}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h4 className="text-13 font-semibold">
          {t("Affected addresses")}{" "}
          <span className="font-normal text-ink-3 tabular-nums">
            {shown.length < total
              ? t("{count} of {total}", { count: formatCount(shown.length), total: formatCount(total) })
              : formatCount(total)}
          </span>
        </h4>
        <span className="flex gap-2 print:hidden">
          <CopyButton text={loaded.map(({ url }) => url).join("\n")} label={t("Copy addresses")} />
          <SaveSheet jobId={jobId} domain={domain} rule={rule} />
        </span>
      </div>
      <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
        {shown.map(({ url, at, saw, place }) => (
          <li key={place} className="grid gap-x-6 gap-y-0.5 px-4 py-2 lg:grid-cols-2">
            <PageLink url={url} />
            <span className="font-mono text-12 text-ink-3 [overflow-wrap:anywhere]">{inShort(at, saw)}</span>
          </li>
        ))}
      </ul>
      {shown.length < total && (
        <Button look="quiet" className="mt-2 -ms-3 print:hidden" busy={urls.isFetchingNextPage} onClick={more}>
          {t("Show {step} more", { step: formatCount(Math.min(STEP, total - shown.length)) })}
        </Button>
      )}
    </section>
  );
}

function inShort(at: string, saw: unknown): string {
  const text = `${at}: ${saw === null || saw === "" ? t("nothing") : evidenceText(saw)}`.replaceAll("\n", ", ");
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS).toWellFormed()}…` : text;
}

/** Reads the list to its end before it is saved: a sheet never holds less than it says. */
function SaveSheet({
  jobId,
  domain,
  rule,
}: {
  readonly jobId: string;
  readonly domain: string;
  readonly rule: string;
}) {
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const save = (): void => {
    setState("busy");
    readAllUrls(jobId, rule).then(
      (addresses) => {
        // The mark tells sheet programs that the text is UTF-8.
        download(csvName(domain, rule), "text/csv", `\ufeff${csvOf(addresses)}`);
        setState("idle");
      },
      () => setState("failed"),
    );
  };
  return (
    <>
      <Button size="small" icon={<Download aria-hidden className="size-4" />} busy={state === "busy"} onClick={save}>
        {t("CSV")}
      </Button>
      {state === "failed" && <ErrorText>{t("The sheet could not be made. Please try again.")}</ErrorText>}
    </>
  );
}
