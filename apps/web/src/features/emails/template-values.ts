import { EmailTemplateInput, type EmailTemplate } from "@audit/contract";

/** What stands in the fields of the form, as typed. */
export interface TemplateValues {
  readonly name: string;
  readonly subject: string;
  readonly content: string;
  readonly step_number: string;
  readonly delay_days: string;
  readonly is_active: boolean;
}

export type TemplateField = keyof TemplateValues;
export type TemplateFaults = Partial<Record<TemplateField, string>>;

/** A new template comes after the last step. */
export const emptyTemplate = (templates: readonly EmailTemplate[]): TemplateValues => ({
  name: "",
  subject: "",
  content: "",
  step_number: String(1 + Math.max(0, ...templates.map(({ step_number }) => step_number))),
  delay_days: "0",
  is_active: true,
});

export const valuesOf = (template: EmailTemplate): TemplateValues => ({
  name: template.name,
  subject: template.subject,
  content: template.content,
  step_number: String(template.step_number),
  delay_days: String(template.delay_days),
  is_active: template.is_active,
});

export const isChanged = (now: TemplateValues, kept: TemplateValues): boolean =>
  (Object.keys(kept) as TemplateField[]).some((field) => now[field] !== kept[field]);

const numberOf = (typed: string): number => (typed.trim() === "" ? Number.NaN : Number(typed));

/** What would be sent, or what is wrong with it: the first fault of each field. */
export function checkTemplate(values: TemplateValues): { input: EmailTemplateInput } | { faults: TemplateFaults } {
  const parsed = EmailTemplateInput.safeParse({
    ...values,
    step_number: numberOf(values.step_number),
    delay_days: numberOf(values.delay_days),
  });
  if (parsed.success) return { input: parsed.data };
  const faults: TemplateFaults = {};
  for (const { path, message } of parsed.error.issues) faults[path[0] as TemplateField] ??= message;
  return { faults };
}
