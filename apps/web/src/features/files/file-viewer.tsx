import { cx } from "class-variance-authority";
import { Download } from "lucide-react";
import { useState } from "react";
import { dropToken } from "../../api/token.ts";
import { Button } from "../../components/button.tsx";
import { CopyButton } from "../../components/copy-button.tsx";
import { download } from "../../components/download.ts";
import { Dialog } from "../../components/dialog.tsx";
import { IconButton } from "../../components/icon-button.tsx";
import { linkStyle } from "../../components/link-style.ts";
import { ErrorState, Loading, Skeleton } from "../../components/states.tsx";
import { Markdown } from "../../components/markdown.tsx";
import { fileFault, isRefused, useFile } from "./files-data.ts";
import { titleOfFile } from "./file-title.ts";
import { t } from "../../language/messages.ts";

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
    <div className="flex flex-wrap gap-2 sm:justify-end">
      <div role="group" aria-label={t("View")} className="flex">
        <Side current={!raw} onChoose={() => setRaw(false)} className="rounded-e-none">
          {t("Formatted")}
        </Side>
        <Side current={raw} onChoose={() => setRaw(true)} className="-ms-px rounded-s-none">
          {t("Raw")}
        </Side>
      </div>
      <CopyButton text={content} />
      <IconButton label={t("Download")} className="size-7" onClick={() => download(name, "text/markdown", content)}>
        <Download aria-hidden className="size-4" />
      </IconButton>
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
      <>
        <ErrorState
          title={t("This file can't be shown")}
          sentence={fileFault(jobId, error)}
          error={error}
          onRetry={() => void refetch()}
        />
        {isRefused(error) && <SignInHint />}
      </>
    );
  if (content === undefined)
    return (
      <Loading label={t("Loading file")}>
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

interface SideProps {
  readonly current: boolean;
  readonly onChoose: () => void;
  readonly className: string;
  readonly children: string;
}

function Side({ current, onChoose, className, children }: SideProps) {
  return (
    <Button
      size="small"
      aria-pressed={current}
      className={cx(className, current ? "z-1 border-control bg-hover" : "font-normal text-ink-2")}
      onClick={onChoose}
    >
      {children}
    </Button>
  );
}

/** For a token that the server no longer takes: a fresh one is a sign-in away, and leads back here. */
function SignInHint() {
  const here = encodeURIComponent(location.pathname + location.search);
  return (
    <p className="-mt-6 pb-6 text-center text-14 text-ink-2">
      {t("Your sign-in may have ended.")}{" "}
      <a href={`/login?next=${here}`} onClick={dropToken} className={linkStyle}>
        {t("Sign in again")}
      </a>
    </p>
  );
}
