import type { TrackerKind } from "@audit/contract";
import { useState } from "react";
import { sentenceFor } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { ErrorText, Field } from "../../components/field.tsx";
import { Input } from "../../components/input.tsx";
import { Select } from "../../components/select.tsx";
import { useForm } from "../../components/use-form.ts";
import { trackerWords } from "./tracker-words.ts";
import { connectTracker } from "./trackers-data.ts";
import { t } from "../../language/messages.ts";

const kinds = (Object.keys(trackerWords) as TrackerKind[]).map((value) => ({ value, label: trackerWords[value].name }));

/** Asks for a tool, where tasks go in it, and what opens it. */
export function AddTrackerDialog({ onClose }: { readonly onClose: () => void }) {
  const [kind, setKind] = useState<TrackerKind>("github");
  const words = trackerWords[kind];
  const { register, element, faults, isSubmitting } = useForm(
    { name: "", project: "", token: "", address: "" },
    async (values, form) => {
      try {
        await connectTracker({ kind, ...values });
        onClose();
      } catch (error) {
        form.setFault("root", sentenceFor(error, t("It could not be connected")));
      }
    },
  );
  const given = (sentence: string) => (typed: string) => typed.trim() !== "" || sentence;
  return (
    <Dialog title={t("Connect a tool")} size="md" onClose={onClose}>
      <form {...element} aria-label={t("Connect a tool")} className="grid gap-5">
        <Select label={t("Tool")} value={kind} options={kinds} onChange={(value) => setKind(value as TrackerKind)} />
        <Field label={t("Name")} hint={t("By which you know it in this list.")} error={faults.name}>
          {(ids) => <Input {...ids} maxLength={60} {...register("name", given(t("Please give it a name.")))} />}
        </Field>
        <Field label={words.project} hint={words.projectHint} error={faults.project}>
          {(ids) => (
            <Input {...ids} spellCheck={false} {...register("project", given(t("Please say where tasks go.")))} />
          )}
        </Field>
        <Field
          label={t("Token")}
          hint={t("{tokenHint} It is kept encrypted and never shown.", { tokenHint: words.tokenHint })}
          error={faults.token}
        >
          {(ids) => (
            <Input
              {...ids}
              type="password"
              autoComplete="off"
              spellCheck={false}
              {...register("token", given(t("Please give a token.")))}
            />
          )}
        </Field>
        {words.addressHint !== null && (
          <Field label={t("Address")} hint={words.addressHint} error={faults.address}>
            {(ids) => (
              <Input {...ids} inputMode="url" spellCheck={false} placeholder="https://" {...register("address")} />
            )}
          </Field>
        )}
        {faults.root !== undefined && <ErrorText>{faults.root}</ErrorText>}
        <div className="flex justify-end">
          <Button type="submit" look="primary" busy={isSubmitting}>
            {t("Connect")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
