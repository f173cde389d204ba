import { limits, type Prompt } from "@audit/contract";
import { useRef } from "react";
import { Button } from "../../components/button.tsx";
import { Checkbox } from "../../components/checkbox.tsx";
import { ErrorText, Field } from "../../components/field.tsx";
import { Input, Textarea } from "../../components/input.tsx";
import { countOf, formatCount } from "../../format/numbers.ts";
import { tokensOf, variableFaults } from "./prompt-words.ts";
import { t } from "../../language/messages.ts";

/** What can be changed of a prompt. */
export interface Draft {
  readonly name: string;
  readonly description: string;
  readonly content: string;
  readonly is_active: boolean;
}

export const draftOf = ({ name, description, content, is_active }: Prompt): Draft => ({
  name,
  description,
  content,
  is_active,
});

export const isEdited = (draft: Draft, prompt: Prompt): boolean =>
  (Object.keys(draft) as (keyof Draft)[]).some((field) => draft[field] !== prompt[field]);

export interface PromptFieldsProps {
  readonly prompt: Prompt;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** A prompt's fields; variables are checked while typing. */
export function PromptFields({ prompt, draft, onChange }: PromptFieldsProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const faults = variableFaults(draft.content, prompt);
  const set = (change: Partial<Draft>): void => onChange({ ...draft, ...change });
  const insert = (name: string): void => {
    const { selectionStart: from = draft.content.length, selectionEnd: to = from } = area.current ?? {};
    set({ content: `${draft.content.slice(0, from)}{{${name}}}${draft.content.slice(to)}` });
    area.current?.focus();
  };
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
        <Field label={t("Name")}>
          {(ids) => (
            <Input
              {...ids}
              value={draft.name}
              maxLength={120}
              onChange={(event) => set({ name: event.target.value })}
            />
          )}
        </Field>
        <Field label={t("Description")}>
          {(ids) => (
            <Input
              {...ids}
              value={draft.description}
              maxLength={500}
              onChange={(event) => set({ description: event.target.value })}
            />
          )}
        </Field>
      </div>
      <div className="grid gap-2">
        <Field
          label={t("Content")}
          hint={t("{characters} of {promptMaxLength}, about {tokens} without the data", {
            characters: countOf(draft.content.length, "character"),
            promptMaxLength: formatCount(limits.promptMaxLength),
            tokens: countOf(tokensOf(draft.content), "token"),
          })}
        >
          {(ids) => (
            <Textarea
              {...ids}
              ref={area}
              spellCheck
              rows={22}
              className="font-mono text-13 leading-relaxed"
              value={draft.content}
              onChange={(event) => set({ content: event.target.value })}
            />
          )}
        </Field>
        {faults.map((fault) => (
          <ErrorText key={fault}>{fault}</ErrorText>
        ))}
      </div>
      <Variables prompt={prompt} onInsert={insert} />
      <Checkbox
        label={t("Active")}
        hint={t("While inactive, the built-in prompt is used.")}
        checked={draft.is_active}
        onChange={(is_active) => set({ is_active })}
      />
    </div>
  );
}

interface VariablesProps {
  readonly prompt: Prompt;
  readonly onInsert: (name: string) => void;
}

function Variables({ prompt, onInsert }: VariablesProps) {
  return (
    <section aria-label={t("Variables")} className="grid gap-2">
      <h3 className="text-13 font-medium text-ink-2">{t("Variables")}</h3>
      <ul className="grid gap-1.5">
        {prompt.variables.map((name) => (
          <li key={name} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-13 text-ink-2">
            <Button
              size="small"
              className="font-mono"
              aria-label={t("Insert {name}", { name: `{{${name}}}` })}
              onClick={() => onInsert(name)}
            >
              {`{{${name}}}`}
            </Button>
            <span className="min-w-0 flex-1 basis-48">
              {prompt.variable_help[name]}
              {prompt.required_variables.includes(name) && <span className="text-ink-3"> {t("Required.")}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
