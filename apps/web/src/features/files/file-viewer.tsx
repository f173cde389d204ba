import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { CopyButton } from "../../components/copy-button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { ErrorState, Loading, Skeleton } from "../../components/states.tsx";
import { Markdown } from "../../components/markdown.tsx";
import { fileFault, useFile } from "./files-data.ts";
import { titleOfFile } from "./file-title.ts";

export interface FileViewerProps {
  readonly jobId: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** One report file: formatted or as it is, to read and to copy. */
export default function FileViewer({ jobId, name, onClose }: FileViewerProps) {
  const { data: content } = useFile(jobId, name);
  const [raw, setRaw] = useState(false);
  const tools = content !== undefined && (
    <div className="flex gap-2">
      <Button size="small" aria-pressed={raw} onClick={() => setRaw(!raw)}>
        {raw ? "Formatted" : "Raw"}
      </Button>
      <CopyButton text={content} />
    </div>
  );
  return (
    <Dialog size="lg" title={titleOfFile(name)} description={name} onClose={onClose} tools={tools}>
      <Body jobId={jobId} name={name} raw={raw} />
    </Dialog>
  );
}

function Body({ jobId, name, raw }: Omit<FileViewerProps, "onClose"> & { readonly raw: boolean }) {
  const { data: content, error, isError, refetch } = useFile(jobId, name);
  if (isError || jobId === "")
    return (
      <ErrorState
        title="This file can't be shown"
        sentence={fileFault(jobId, error)}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (content === undefined)
    return (
      <Loading label="Loading file">
        <div className="grid gap-3">
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      </Loading>
    );
  return raw ? (
    <pre className="font-mono text-12 leading-5 whitespace-pre-wrap [overflow-wrap:anywhere]">{content}</pre>
  ) : (
    <Markdown text={content} />
  );
}
