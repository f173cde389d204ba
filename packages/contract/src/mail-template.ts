/** What a mail's subject and text may have filled in. Samples are what a preview shows. */
export const mailVariables = [
  { name: "user_name", means: "The name of the account, or “there” when it has none", sample: "Anna Berg" },
  { name: "user_email", means: "The address the mail goes to", sample: "anna@shop.example" },
  { name: "app_url", means: "Where this product is opened", sample: "https://audit.example" },
  { name: "support_email", means: "Where questions are answered", sample: "help@audit.example" },
  { name: "company_name", means: "The name of the brand the account belongs to", sample: "SEO Audit" },
  { name: "signup_date", means: "The day the account was opened", sample: "3 May 2026" },
] as const;

export type MailVariable = (typeof mailVariables)[number]["name"];
export type MailValues = Readonly<Record<MailVariable, string>>;

export const sampleMailValues = Object.fromEntries(
  mailVariables.map(({ name, sample }) => [name, sample]),
) as MailValues;

const isVariable = (name: string): name is MailVariable => mailVariables.some((variable) => variable.name === name);

const VARIABLE = /\{\{[ \t]*([A-Za-z0-9_.-]+)[ \t]*\}\}/g;
// What is left once the well-formed ones are gone: logic, doubled or lonely braces.
const MALFORMED = /\{\{[^\n]{0,40}|\{%[^\n]{0,40}|\}\}/g;
/** Stands where a variable was, so that what is around it can't join up to another one. */
const TAKEN = "\uFFFC";

/**
 * What keeps a text from being a template, as sentences: unknown variables and whatever looks like one but isn't.
 * Case matters. There is no logic: no conditions, filters or includes.
 */
export function findTemplateFaults(text: string): string[] {
  const unknown = new Set<string>();
  const rest = text.replaceAll(VARIABLE, (written, name: string) => {
    if (!isVariable(name)) unknown.add(written);
    return TAKEN;
  });
  const malformed = new Set([...rest.matchAll(MALFORMED)].map(([found]) => found.replaceAll(TAKEN, "…").trim()));
  return [
    ...[...unknown].map((written) => `Unknown variable: ${written}`),
    ...[...malformed].map((found) => `Not a variable: ${found}`),
  ];
}

/** Puts values in place of variables, once: what a value contains is never read as a template. */
export const fillTemplate = (text: string, valueOf: (name: MailVariable, at: number) => string): string =>
  text.replaceAll(VARIABLE, (written, name: string, at: number) => (isVariable(name) ? valueOf(name, at) : written));
