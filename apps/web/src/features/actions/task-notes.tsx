import type { Action } from "@audit/contract";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { sentenceFor } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import { ErrorText } from "../../components/field.tsx";
import { Textarea } from "../../components/input.tsx";
import { useChangeTask } from "./waiting-changes.ts";
import { t } from "../../language/messages.ts";

/** Longest note, as the call takes it. */
const MOST = 5000;

/** The owner's own words about a task. What was typed stays here until it is saved. */
export function TaskNotes({ action }: { readonly action: Action }) {
  const kept = action.notes ?? "";
  const [text, setText] = useState(kept);
  const known = useRef(kept);
  const change = useChangeTask();
  const save = useMutation({
    mutationFn: (notes: string) => change([action], { notes }),
    networkMode: "always",
  });
  const id = useId();
  // Saved elsewhere meanwhile: shown, unless something else is being typed here.
  useEffect(() => {
    setText((now) => (now === known.current ? kept : now));
    known.current = kept;
  }, [kept]);
  const changed = text.trim() !== kept;
  return (
    <section className="grid gap-2">
      <label htmlFor={id} className="text-14 font-semibold">
        {t("Notes")}
      </label>
      <Textarea
        id={id}
        value={text}
        maxLength={MOST}
        placeholder={t("Who does it, what was decided. Only you see this; it is never shared.")}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex min-h-8 items-center gap-3">
        <Button size="small" disabled={!changed} busy={save.isPending} onClick={() => save.mutate(text)}>
          {t("Save notes")}
        </Button>
        <span role="status" className="text-13 text-ink-3">
          {!changed && save.isSuccess ? t("Saved") : ""}
        </span>
        {save.isError && <ErrorText>{sentenceFor(save.error, t("The notes could not be saved."))}</ErrorText>}
      </div>
    </section>
  );
}
