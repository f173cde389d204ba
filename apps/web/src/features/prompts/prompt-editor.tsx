import { CallFailed, type Prompt } from "@audit/contract";
import { History, Play, RotateCcw } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { sentenceFor } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import { ErrorText, Field } from "../../components/field.tsx";
import { Input } from "../../components/input.tsx";
import { showToast } from "../../components/toasts.ts";
import { formatMoment } from "../../format/dates.ts";
import { draftOf, isEdited, PromptFields, type Draft } from "./prompt-fields.tsx";
import { PromptTrial } from "./prompt-trial.tsx";
import { categoryLabels } from "./prompt-words.ts";
import { useSavePrompt, useTryPrompt } from "./prompts-data.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { t } from "../../language/messages.ts";
import { rareTexts } from "../../language/rare-texts.ts";

const PromptHistory = lazy(async () => ({ default: (await import("./prompt-history.tsx")).PromptHistory }));

export interface PromptEditorProps {
  readonly prompt: Prompt;
  readonly draft: Draft;
  /** The version that the draft began from. */
  readonly version: number;
  readonly onChange: (draft: Draft) => void;
  /** The draft is no longer needed: it was saved, or is given up. */
  readonly onDone: () => void;
}

const codeOf = (error: unknown): string | null => (error instanceof CallFailed ? error.code : null);

/** One prompt: edit, try, save, look back. */
export function PromptEditor({ prompt, draft, version, onChange, onDone }: PromptEditorProps) {
  const [note, setNote] = useState("");
  const [open, setOpen] = useState<"history" | "confirm" | null>(null);
  const save = useSavePrompt(prompt.key);
  const trial = useTryPrompt(prompt.key);
  const edited = isEdited(draft, prompt);
  const send = async (confirmed: boolean): Promise<void> => {
    await save.mutateAsync({ ...draft, version, change_note: note, confirmed });
    setNote("");
    onDone();
    showToast(rareTexts.promptSaved);
  };
  const submit = (): void => {
    send(false).catch((error: unknown) => {
      if (codeOf(error) === "CONFIRMATION_NEEDED") setOpen("confirm");
      else showToast(rareTexts.promptSaveFailed);
    });
  };
  const fault = save.isError && codeOf(save.error) !== "CONFIRMATION_NEEDED" ? save.error : null;
  return (
    <section aria-labelledby="prompt-title" className="grid min-w-0 gap-6">
      <Head prompt={prompt} onHistory={() => setOpen("history")} />
      <PromptFields prompt={prompt} draft={draft} onChange={onChange} />
      <form
        className="grid gap-4 border-t border-line pt-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field label={t("What changed")} hint={t("Stands in the history beside the new version.")}>
          {(ids) => <Input {...ids} value={note} maxLength={200} onChange={(event) => setNote(event.target.value)} />}
        </Field>
        {fault !== null && <SaveFault error={fault} onReload={onDone} />}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="primary" busy={save.isPending} disabled={!edited}>
            {t("Save")}
          </Button>
          <Button
            busy={trial.isPending}
            icon={<Play aria-hidden className="size-4" />}
            onClick={() => trial.mutate(draft.content)}
          >
            {t("Test on a sample")}
          </Button>
          <Button
            look="quiet"
            icon={<RotateCcw aria-hidden className="size-4" />}
            disabled={draft.content === prompt.built_in}
            onClick={() => onChange({ ...draft, content: prompt.built_in })}
          >
            {t("Use built-in text")}
          </Button>
          {edited && (
            <Button look="quiet" onClick={() => onChange(draftOf(prompt))}>
              {t("Discard changes")}
            </Button>
          )}
        </div>
      </form>
      <PromptTrial trial={trial} content={draft.content} />
      <Suspense>
        {open === "history" && <PromptHistory prompt={prompt} onReverted={onDone} onClose={() => setOpen(null)} />}
        {open === "confirm" && (
          <ConfirmDialog
            title={t("Save without a required variable?")}
            loss={t("{error} Reports will have the built-in writer's words.", {
              error: sentenceFor(save.error, rareTexts.promptSaveFailed),
            })}
            confirmLabel={t("Save anyway")}
            keepLabel={t("Keep editing")}
            onConfirm={() => send(true)}
            sentenceOf={(error) => sentenceFor(error, rareTexts.promptSaveFailed)}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </section>
  );
}

function Head({ prompt, onHistory }: { readonly prompt: Prompt; readonly onHistory: () => void }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 gap-1">
        <h2 id="prompt-title" className="text-20 font-semibold [overflow-wrap:anywhere]">
          {prompt.name}
        </h2>
        <p className="text-13 text-ink-3">
          {t("{categoryLabels} · version", { categoryLabels: categoryLabels[prompt.category] })}{" "}
          <span className="tabular-nums">{prompt.version}</span>
          {t(", saved {updated_at}", { updated_at: formatMoment(prompt.updated_at) })}
        </p>
      </div>
      <Button icon={<History aria-hidden className="size-4" />} onClick={onHistory}>
        {t("History")}
      </Button>
    </div>
  );
}

function SaveFault({ error, onReload }: { readonly error: unknown; readonly onReload: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ErrorText>{sentenceFor(error, rareTexts.promptSaveFailed)}</ErrorText>
      {codeOf(error) === "CONFLICT" && (
        <Button size="small" onClick={onReload}>
          {t("Load the newer version")}
        </Button>
      )}
    </div>
  );
}
