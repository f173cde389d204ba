import { byReadingOrder } from "@audit/contract";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { sentenceFor } from "../../api/client.ts";
import { Markdown } from "../../components/markdown.tsx";
import { ErrorState, Loading, Skeleton } from "../../components/states.tsx";
import { titleOfFile } from "../../features/files/file-title.ts";
import { useFile, useFiles } from "../../features/files/files-data.ts";
import { t } from "../../language/messages.ts";
import { texts } from "../../language/texts.ts";

export interface ReportSidesProps {
  readonly jobId: string;
  /** File name; the overview when absent or unknown. */
  readonly current: string | undefined;
  /** The overview. */
  readonly children: ReactNode;
}

/** The overview and the report's files side by side. */
export function ReportSides({ jobId, current, children }: ReportSidesProps) {
  const { data: files, isError } = useFiles(jobId);
  const names = (files ?? []).map(({ name }) => name).toSorted(byReadingOrder);
  const chosen = current !== undefined && names.includes(current) ? current : undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 print:block">
      {!isError && files?.length !== 0 && (
        <div className="min-h-10 min-w-0 print:hidden">
          <nav aria-label={t("Sides of the report")} className="scrolls-x flex gap-1 [scrollbar-width:none]">
            {[undefined, ...names].map((name) => (
              <Link
                key={name ?? ""}
                from="/dashboard/report"
                search={(now) => ({ ...now, doc: name })}
                resetScroll={false}
                aria-current={name === chosen ? "page" : undefined}
                className={sideStyle(name === chosen)}
              >
                {name === undefined ? t("Overview") : titleOfFile(name)}
              </Link>
            ))}
          </nav>
        </div>
      )}
      {chosen === undefined ? children : <Side jobId={jobId} name={chosen} />}
    </div>
  );
}

/** Quieter than the tabs above it, of which these are a part. */
const sideStyle = (chosen: boolean): string =>
  cx(
    "inline-flex h-8 shrink-0 items-center rounded-control px-2.5 text-13 transition-colors pointer-coarse:h-10",
    chosen ? "bg-hover font-medium text-ink" : "text-ink-2 hover:bg-hover/60 hover:text-ink",
  );

function Side({ jobId, name }: { readonly jobId: string; readonly name: string }) {
  const { data: content, error, isError, refetch } = useFile(jobId, name);
  if (isError)
    return (
      <ErrorState
        title={t("This file can't be shown")}
        sentence={sentenceFor(error, texts.apiFailed)}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (content === undefined)
    return (
      <Loading label={t("Loading file")}>
        <Skeleton className="h-96 max-w-prose" />
      </Loading>
    );
  return <Markdown text={content} />;
}
