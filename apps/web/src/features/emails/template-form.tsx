import {
  CallFailed,
  type EmailTemplate,
  type EmailTemplateInput,
  findTemplateFaults,
  rareTexts,
} from "@audit/contract";
import { useRef, useState, type FormEvent } from "react";
import { Button } from "../../components/button.tsx";
import { focusField } from "../../components/use-form.ts";
import { UnsavedGuard } from "../../components/unsaved-guard.tsx";
import { reasonOf } from "./email-words.ts";
import { usePreview, type Draft } from "./emails-data.ts";
import { PreviewPane } from "./preview-pane.tsx";
import { SaveFault } from "./save-fault.tsx";
import { TemplateFields } from "./template-fields.tsx";
import {
  checkTemplate,
  isChanged,
  type TemplateFaults,
  type TemplateField,
  type TemplateValues,
} from "./template-values.ts";
import { useSettled } from "../../components/use-settled.ts";
import { t } from "../../language/messages.ts";

/** Typing pauses that long before the preview follows. */
const SETTLE_MS = 450;

export interface TemplateFormProps {
  readonly kept: TemplateValues;
  readonly doing: "create" | "update";
  readonly save: (input: EmailTemplateInput) => Promise<{ template: EmailTemplate }>;
  readonly onSaved: () => void;
  /** Takes the version that somebody else has saved, in place of what was typed. */
  readonly onReload?: () => void;
}

/** The form of a template beside its preview. */
export function TemplateForm({ kept: read, doing, save, onSaved, onReload }: TemplateFormProps) {
  const [kept] = useState(read);
  const [values, setValues] = useState(kept);
  const [faults, setFaults] = useState<TemplateFaults>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const checked = useRef(false);
  const saved = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(values);
  const preview = usePreview(draft);
  const live = liveFaults(draft, preview.data?.faults ?? []);

  const change = (field: TemplateField, value: string | boolean): void => {
    const now = { ...values, [field]: value };
    setValues(now);
    if (checked.current) setFaults(faultsOf(now));
  };
  const refuse = (found: TemplateFaults): void => {
    setFaults(found);
    const [first] = Object.keys(found);
    if (first !== undefined && form.current) focusField(form, first);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    checked.current = true;
    setFailure(null);
    const verdict = checkTemplate(values);
    if ("faults" in verdict) return refuse(verdict.faults);
    setBusy(true);
    try {
      await save(verdict.input);
      saved.current = true;
      onSaved();
    } catch (error) {
      setFailure(error);
      if (isStepTaken(error)) refuse({ step_number: rareTexts.templateStepTaken });
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="grid items-start gap-x-8 gap-y-10 lg:grid-cols-2">
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-5"
        aria-label={t("Template")}
      >
        <TemplateFields values={values} faults={{ ...live, ...faults }} onChange={change} />
        {failure !== null && (
          <SaveFault doing={doing} reason={reasonOf(failure)} onReload={reloadFor(failure, onReload)} />
        )}
        <div className="flex items-center gap-3">
          <Button type="submit" look="primary" size="large" busy={busy}>
            {doing === "create" ? t("Create Template") : t("Save Template")}
          </Button>
          <span role="status" className="text-13 text-ink-3">
            {isChanged(values, kept) ? t("Unsaved changes") : ""}
          </span>
        </div>
      </form>
      <PreviewPane
        draft={values}
        preview={preview}
        sendable={values.subject.trim() !== "" && values.content.trim() !== ""}
      />
      <UnsavedGuard
        isDirty={() => !saved.current && isChanged(values, kept)}
        loss={t("What you have changed in this template will be lost.")}
      />
    </div>
  );
}

function useDraft({ subject, content }: TemplateValues): Draft {
  const settled = useSettled(`${subject}\n${content}`, SETTLE_MS);
  // A subject has one line, so the first break is the border.
  const border = settled.indexOf("\n");
  return { subject: settled.slice(0, border), content: settled.slice(border + 1) };
}

/** Faults that show before anything is sent: of the variables in the subject, and whatever the server finds. */
function liveFaults({ subject }: Draft, found: readonly string[]): TemplateFaults {
  const ofSubject = findTemplateFaults(subject);
  const ofContent = found.filter((fault) => !ofSubject.includes(fault));
  return {
    ...(ofSubject.length === 0 ? {} : { subject: ofSubject.join("\n") }),
    ...(ofContent.length === 0 ? {} : { content: ofContent.join("\n") }),
  };
}

function faultsOf(values: TemplateValues): TemplateFaults {
  const verdict = checkTemplate(values);
  return "faults" in verdict ? verdict.faults : {};
}

const isConflict = (error: unknown): boolean => error instanceof CallFailed && error.code === "CONFLICT";
const isStepTaken = (error: unknown): boolean =>
  isConflict(error) && (error as CallFailed).message === rareTexts.templateStepTaken;
const reloadFor = (error: unknown, onReload: (() => void) | undefined) =>
  isConflict(error) && !isStepTaken(error) ? onReload : undefined;
