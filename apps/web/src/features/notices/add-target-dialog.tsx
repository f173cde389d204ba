import type { NoticeEvent, NoticeKind } from "@audit/contract";
import { useState } from "react";
import { sentenceFor } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import { Checkbox } from "../../components/checkbox.tsx";
import { CodeBlock } from "../../components/code-block.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { ErrorText, Field } from "../../components/field.tsx";
import { Input } from "../../components/input.tsx";
import { Select } from "../../components/select.tsx";
import { useForm } from "../../components/use-form.ts";
import { addressHint, eventName, events, isMail, kindName } from "./notice-words.ts";
import { addTarget } from "./notices-data.ts";
import { t } from "../../language/messages.ts";

const kinds = (Object.keys(kindName) as NoticeKind[]).map((value) => ({ value, label: kindName[value] }));

/** Asks where to be told of what; a webhook's secret is shown at the end, once. */
export function AddTargetDialog({ onClose }: { readonly onClose: () => void }) {
  const [secret, setSecret] = useState<string | null>(null);
  if (secret !== null) return <SecretDialog secret={secret} onClose={onClose} />;
  return (
    <Dialog title={t("Add a notice")} size="md" onClose={onClose}>
      <TargetForm onAdded={(made) => (made === null ? onClose() : setSecret(made))} />
    </Dialog>
  );
}

function TargetForm({ onAdded }: { readonly onAdded: (secret: string | null) => void }) {
  const [kind, setKind] = useState<NoticeKind>("webhook");
  const [chosen, setChosen] = useState<readonly NoticeEvent[]>(["regression.found", "score.fell"]);
  const { register, element, faults, isSubmitting } = useForm({ name: "", address: "" }, async (values, form) => {
    if (chosen.length === 0) return form.setFault("root", t("Please choose what to be told of."));
    try {
      onAdded(await addTarget({ kind, events: chosen, ...values }));
    } catch (error) {
      form.setFault(isMail(kind) ? "root" : "address", sentenceFor(error, t("It could not be added")));
    }
  });
  const needsAddress = !isMail(kind);
  return (
    <form {...element} aria-label={t("Add a notice")} className="grid gap-5">
      <Select label={t("How")} value={kind} options={kinds} onChange={(value) => setKind(value as NoticeKind)} />
      <Field label={t("Name")} hint={t("By which you know it in this list.")} error={faults.name}>
        {(ids) => (
          <Input
            {...ids}
            maxLength={60}
            {...register("name", (typed) => typed.trim() !== "" || t("Please give it a name."))}
          />
        )}
      </Field>
      {needsAddress && (
        <Field label={t("Address")} hint={addressHint[kind] ?? ""} error={faults.address}>
          {(ids) => (
            <Input
              {...ids}
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              placeholder="https://"
              className="font-mono"
              {...register("address", (typed) => typed.trim() !== "" || t("Please give the address to send to."))}
            />
          )}
        </Field>
      )}
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-14 font-medium">{t("Tell of")}</legend>
        {events.map((event) => (
          <Checkbox
            key={event}
            label={eventName[event]}
            checked={chosen.includes(event)}
            onChange={(on) => setChosen(events.filter((one) => (one === event ? on : chosen.includes(one))))}
          />
        ))}
      </fieldset>
      {faults.root !== undefined && <ErrorText>{faults.root}</ErrorText>}
      <div className="flex justify-end">
        <Button type="submit" look="primary" busy={isSubmitting}>
          {t("Add notice")}
        </Button>
      </div>
    </form>
  );
}

function SecretDialog({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  return (
    <Dialog
      title={t("Keep this secret")}
      size="md"
      onClose={onClose}
      description={t("Your receiver checks with it that a message is ours. It is shown this once.")}
      footer={
        <Button look="primary" onClick={onClose}>
          {t("I have kept it")}
        </Button>
      }
    >
      <CodeBlock label={t("Signing secret (Standard Webhooks)")} code={secret} />
    </Dialog>
  );
}
