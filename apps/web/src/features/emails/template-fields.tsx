import { limits } from "@audit/contract";
import { useRef } from "react";
import { Checkbox } from "../../components/checkbox.tsx";
import { Field } from "../../components/field.tsx";
import { Input, Textarea } from "../../components/input.tsx";
import { subjectHint } from "./email-words.ts";
import type { TemplateFaults, TemplateField, TemplateValues } from "./template-values.ts";
import { VariableChips } from "./variable-chips.tsx";
import { t } from "../../language/messages.ts";

export interface TemplateFieldsProps {
  readonly values: TemplateValues;
  readonly faults: TemplateFaults;
  readonly onChange: (field: TemplateField, value: string | boolean) => void;
}

type WritableElement = HTMLInputElement | HTMLTextAreaElement;

export function TemplateFields({ values, faults, onChange }: TemplateFieldsProps) {
  return (
    <>
      <Field label={t("Name")} hint={t("Only administrators see it.")} error={faults.name}>
        {(ids) => (
          <Input
            {...ids}
            name="name"
            required
            maxLength={limits.templateNameMax}
            value={values.name}
            onChange={(event) => onChange("name", event.target.value)}
          />
        )}
      </Field>
      <div className="grid grid-cols-2 items-start gap-5">
        <NumberField
          label={t("Step")}
          field="step_number"
          least={1}
          hint={t("Its place in the sequence.")}
          {...{ values, faults, onChange }}
        />
        <NumberField
          label={t("Delay (days)")}
          field="delay_days"
          least={0}
          hint={Number(values.step_number) === 1 ? t("After the sign-up.") : t("After the step before.")}
          {...{ values, faults, onChange }}
        />
      </div>
      <MessageFields {...{ values, faults, onChange }} />
      <Checkbox
        label={t("Active")}
        hint={t("An inactive template is left out; the next step counts from the one before.")}
        checked={values.is_active}
        onChange={(checked) => onChange("is_active", checked)}
      />
    </>
  );
}

/** Subject and content, and the variables that are put into whichever of them was written in last. */
function MessageFields({ values, faults, onChange }: TemplateFieldsProps) {
  const subject = useRef<HTMLInputElement>(null);
  const content = useRef<HTMLTextAreaElement>(null);
  const last = useRef<"subject" | "content">("content");
  const insert = (variable: string): void => {
    const field = last.current;
    const element = field === "subject" ? subject.current : content.current;
    if (element) insertAtSelection(element, variable, (text) => onChange(field, text));
  };
  return (
    <>
      <Field label={t("Subject")} hint={subjectHint(values.subject)} error={faults.subject}>
        {(ids) => (
          <Input
            {...ids}
            ref={subject}
            name="subject"
            required
            maxLength={limits.templateSubjectMax}
            value={values.subject}
            onFocus={() => (last.current = "subject")}
            onChange={(event) => onChange("subject", event.target.value)}
          />
        )}
      </Field>
      <Field
        label={t("Content")}
        hint={t(
          "Markdown: **bold**, [text](https://…), ## heading, lists with - or 1. A link alone in a paragraph becomes a button.",
        )}
        error={faults.content}
      >
        {(ids) => (
          <Textarea
            {...ids}
            ref={content}
            name="content"
            required
            maxLength={limits.templateContentMax}
            className="min-h-96 font-mono text-13 leading-6"
            value={values.content}
            onFocus={() => (last.current = "content")}
            onChange={(event) => onChange("content", event.target.value)}
          />
        )}
      </Field>
      <VariableChips onInsert={insert} />
    </>
  );
}

/** Puts text in place of what is selected, and the cursor behind it. */
function insertAtSelection(element: WritableElement, text: string, change: (value: string) => void): void {
  const { selectionStart, selectionEnd, value } = element;
  const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length];
  change(value.slice(0, from) + text + value.slice(to));
  // Only then does the field hold the new text.
  requestAnimationFrame(() => {
    element.focus();
    element.setSelectionRange(from + text.length, from + text.length);
  });
}

interface NumberFieldProps extends TemplateFieldsProps {
  readonly label: string;
  readonly field: "step_number" | "delay_days";
  readonly least: number;
  readonly hint: string;
}

const NumberField = ({ label, field, least, hint, values, faults, onChange }: NumberFieldProps) => (
  <Field label={label} hint={hint} error={faults[field]}>
    {(ids) => (
      <Input
        {...ids}
        name={field}
        type="number"
        inputMode="numeric"
        required
        min={least}
        step={1}
        className="tabular-nums"
        value={values[field]}
        onChange={(event) => onChange(field, event.target.value)}
      />
    )}
  </Field>
);
