import { catalogue, restOfCatalogue } from "./language.ts";

/** The names between braces in a message: "reading {path}" has "path". */
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Values<Text extends string> = [Names<Text>] extends [never]
  ? []
  : [values: Readonly<Record<Names<Text>, string | number>>];

/**
 * A text of the screens in the reader's language.
 * @param message its English wording, which is also its key in the other languages' catalogues
 * @param values what stands for the names in braces, already written as the reader writes it
 */
export function t<Text extends string>(message: Text, ...[values]: Values<Text>): string {
  const text = catalogue?.say(message) ?? message;
  return values === undefined ? text : text.replace(/\{(\w+)\}/g, (_, name: Names<Text>) => String(values[name]));
}

/** The noun that follows a number: "page", "pages". */
export const nounFor = (value: number, one: string, many: string): string =>
  catalogue?.noun(value, one, many) ?? (value === 1 ? one : many);

/** A sentence that the server wrote in English. */
export function said(sentence: string): string {
  const text = catalogue?.said(sentence) ?? sentence;
  return text === sentence ? (restOfCatalogue()?.said(sentence) ?? sentence) : text;
}

/** Sentences of the contract in the reader's language: the same names, the same parameters. */
export function inLanguage<Texts extends object>(texts: Texts): Texts {
  if (catalogue === undefined) return texts;
  const translated = Object.entries(texts).map(([name, text]: [string, unknown]) => [name, translate(text)]);
  return Object.fromEntries(translated) as Texts;
}

function translate(text: unknown): unknown {
  if (typeof text === "string") return said(text);
  if (typeof text === "function") return (...values: unknown[]) => translate(text(...values));
  return typeof text === "object" && text !== null ? inLanguage(text) : text;
}
