import { type Prompt, type PromptVersion } from "@audit/contract";
import { useEffect, useState } from "react";
import { sentenceFor } from "../../api/client.ts";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { ErrorState, Loading, Skeleton } from "../../components/states.tsx";
import { showToast } from "../../components/toasts.ts";
import { formatMoment } from "../../format/dates.ts";
import { DiffText } from "./diff-text.tsx";
import { excerptOf } from "./prompt-words.ts";
import { usePromptHistory, useRevertPrompt } from "./prompts-data.ts";
import { t } from "../../language/messages.ts";
import { rareTexts } from "../../language/rare-texts.ts";

export interface PromptHistoryProps {
  readonly prompt: Prompt;
  readonly onReverted: () => void;
  readonly onClose: () => void;
}

/** Every version of a prompt, newest first, with what each changed. */
export function PromptHistory({ prompt, onReverted, onClose }: PromptHistoryProps) {
  const { data, error, isError, refetch } = usePromptHistory(prompt.key);
  useEffect(() => {
    if (isError) showToast(rareTexts.promptHistoryFailed);
  }, [isError]);
  return (
    <Dialog title={t("History of “{prompt}”", { prompt: prompt.name })} size="xl" onClose={onClose}>
      {data !== undefined ? (
        <ol className="grid divide-y divide-line">
          {data.map((version, index) => (
            <Version
              key={version.id}
              version={version}
              before={data[index + 1]?.content}
              prompt={prompt}
              onReverted={() => {
                onReverted();
                onClose();
              }}
            />
          ))}
        </ol>
      ) : isError ? (
        <ErrorState
          title={rareTexts.promptHistoryFailed}
          sentence={sentenceFor(error, t("Please try again."))}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label={t("Loading the history")}>
          <Skeleton className="h-32" />
        </Loading>
      )}
    </Dialog>
  );
}

interface VersionProps {
  readonly version: PromptVersion;
  /** Content of the version before; none for the first. */
  readonly before: string | undefined;
  readonly prompt: Prompt;
  readonly onReverted: () => void;
}

function Version({ version, before, prompt, onReverted }: VersionProps) {
  const [compares, setCompares] = useState(false);
  const revert = useRevertPrompt(prompt.key);
  const isCurrent = version.version === prompt.version;
  const goBack = (): void => {
    revert.mutate(version.id, {
      onSuccess: () => {
        showToast(rareTexts.promptReverted);
        onReverted();
      },
      onError: () => showToast(rareTexts.promptRevertFailed),
    });
  };
  return (
    <li className="grid gap-3 py-4 first:pt-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="text-14 font-semibold">{t("Version {version}", { version: version.version })}</h3>
        {isCurrent && <Badge>{t("Current")}</Badge>}
        {!version.is_active && <Badge meaning="unknown">{t("Inactive")}</Badge>}
        <span className="text-13 text-ink-3">{formatMoment(version.created_at)}</span>
        <span className="min-w-0 flex-1 text-13 text-ink-2">{version.change_note || t("No note")}</span>
        <span className="flex gap-2">
          {before !== undefined && (
            <Button size="small" look="quiet" aria-expanded={compares} onClick={() => setCompares(!compares)}>
              {compares ? t("Hide changes") : t("Show changes")}
            </Button>
          )}
          {!isCurrent && (
            <Button size="small" busy={revert.isPending} onClick={goBack}>
              {t("Revert to version {version}", { version: version.version })}
            </Button>
          )}
        </span>
      </div>
      <div className="rounded-control border border-line bg-sunken/60 px-3 py-2 font-mono text-12 leading-relaxed whitespace-pre-wrap [overflow-wrap:anywhere]">
        {compares ? <DiffText earlier={before ?? ""} later={version.content} /> : excerptOf(version.content)}
        {!compares && version.content.length > excerptOf(version.content).length && (
          <span className="text-ink-3"> …</span>
        )}
      </div>
    </li>
  );
}
