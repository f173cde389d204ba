import { isProse, leadOf, type Rewordings, sentencesOf } from "../../artifacts/index.ts";
import { activePrompt } from "../prompts/index.ts";
import type { Subject, RewordingServices } from "./ask-cached.ts";
import { orNone, reword } from "./reword.ts";
import { within } from "./within.ts";

const MOST_MS = 25_000;
const MOST_SENTENCES = 60;
const LONGEST = 300;
// Markup, code, quotations and addresses stay as they are.
const KEPT = /["“„`<>[\]\\|]|\*\*|https?:/;

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
export async function rewordSummary(
  services: RewordingServices,
  { about, summary }: { readonly about: string; readonly summary: string },
  subject: Subject,
): Promise<Rewordings> {
  const sentences = summarySentences(summary);
  if (services.models.writer === null || sentences.length === 0) return {};
  const content = await activePrompt(services.db, "executive_summary");
  const signal = within(MOST_MS, subject.signal);
  const asked = reword(services, { use: "summary", content, about, sentences }, { ...subject, signal });
  return (await orNone(
    asked.then(({ words }) => words),
    {},
  )) as Rewordings;
}
