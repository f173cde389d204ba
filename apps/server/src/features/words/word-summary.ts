import { activePrompt } from "../prompts/index.ts";
import type { Subject, Wording } from "./ask-kept.ts";
import { orNone, reword } from "./reword.ts";
import { sentencesOf, type Words } from "./sentences.ts";
import { within } from "./within.ts";

const MOST_MS = 25_000;
const MOST_SENTENCES = 60;
const LONGEST = 300;
// Markup, code, quotations and addresses stay as they are.
const KEPT = /["“„`<>[\]\\|]|\*\*|https?:/;
const NOT_PROSE = /^(#|\||```|\*Written by)/;
const MARKER = /^(?:[-*]|\d+\.)\s+(?:\*\*.*?\*\*\s+)?/;

/** The part of a markdown line before its prose: list marker and bold lead. */
export const leadOf = (line: string): string => MARKER.exec(line)?.[0] ?? "";

export const isProse = (line: string): boolean => line.trim() !== "" && !NOT_PROSE.test(line);

/** The sentences of a summary that may be worded otherwise. */
export const summarySentences = (summary: string): readonly string[] => {
  const all = summary
    .split("\n")
    .filter(isProse)
    .flatMap((line) => sentencesOf(line.slice(leadOf(line).length)));
  return [...new Set(all)]
    .filter((one) => one !== "" && one.length <= LONGEST && !KEPT.test(one))
    .slice(0, MOST_SENTENCES);
};

/** Other words for a summary's sentences, as far as the model gives them in time and they hold. */
export async function wordSummary(
  wording: Wording,
  { about, summary }: { readonly about: string; readonly summary: string },
  subject: Subject,
): Promise<Words> {
  const sentences = summarySentences(summary);
  if (wording.models.writer === null || sentences.length === 0) return {};
  const content = await activePrompt(wording.db, "executive_summary");
  const signal = within(MOST_MS, subject.signal);
  const asked = reword(wording, { use: "summary", content, about, sentences }, { ...subject, signal });
  return (await orNone(
    asked.then(({ words }) => words),
    {},
  )) as Words;
}
