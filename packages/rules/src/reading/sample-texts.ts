import { sampleContents } from "../knowledge/sample-contents.ts";
import { normalised } from "./words.ts";

export interface SampleText {
  readonly system: string;
  readonly text: string;
}

const SAMPLES: readonly SampleText[] = sampleContents.flatMap(({ system, texts }) =>
  texts.map((text) => ({ system, text })),
);
const ANY = new RegExp(SAMPLES.map(({ text }) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join("|"));

/** A text in the form in which samples are kept. */
export const asSample = (text: string): string => normalised(text).replaceAll("’", "'");

/** Whether the text holds a sentence that a system writes into each new site, in any language known. */
export const holdsSample = (text: string): boolean => ANY.test(asSample(text));

/** The sentence that a text in the form of samples holds. */
export const sampleIn = (said: string): SampleText | undefined => SAMPLES.find(({ text }) => said.includes(text));
