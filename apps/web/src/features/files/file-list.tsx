import { FileText } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { sentenceFor } from "../../api/client.ts";
import { ErrorState, Loading, Skeleton } from "../../components/states.tsx";
import { titleOfFile } from "./file-title.ts";
import { useFiles } from "./files-data.ts";
import { t } from "../../language/messages.ts";
import { texts } from "../../language/texts.ts";

const FileViewer = lazy(() => import("./file-viewer.tsx"));

/** The report files of a job; a click opens one. */
export default function FileList({ jobId }: { readonly jobId: string }) {
  const { data: files, error, isError, refetch } = useFiles(jobId);
  const [opened, setOpened] = useState<string | null>(null);
  if (isError)
    return (
      <ErrorState
        title={t("Report files could not be listed")}
        sentence={sentenceFor(error, texts.apiFailed)}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (files === undefined)
    return (
      <Loading label={t("Loading report files")}>
        <Skeleton className="h-24 w-full" />
      </Loading>
    );
  if (files.length === 0) return <p className="text-14 text-ink-3">{t("This job has no report files.")}</p>;
  return (
    <>
      <ul className="divide-y divide-line overflow-hidden rounded-panel border border-line bg-surface">
        {files.map(({ name, bytes }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => setOpened(name)}
              className="flex min-h-10 w-full items-center gap-3 px-3 py-2 text-start text-13 hover:bg-hover/60 focus-visible:-outline-offset-2"
            >
              <FileText aria-hidden className="size-4 shrink-0 text-ink-3" />
              <span className="min-w-0 flex-1 truncate font-medium">{titleOfFile(name)}</span>
              <span className="shrink-0 text-ink-3 tabular-nums">{sizeOf(bytes)}</span>
            </button>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <Suspense>
          <FileViewer jobId={jobId} name={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}

const sizeOf = (bytes: number): string =>
  bytes < 1_000 ? `${bytes} B` : t("{bytes} kB", { bytes: Math.round(bytes / 1_000) });
