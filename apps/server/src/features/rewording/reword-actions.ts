import type { PlannedAction } from "@audit/engine/process";
import { type Rewordings, sentencesOf } from "../../artifacts/index.ts";
import { activePrompt } from "../prompts/index.ts";
import type { Subject, RewordingServices } from "./ask-cached.ts";
import { orNone, reword, type Rewording } from "./reword.ts";
import { within } from "./within.ts";

const PER_QUESTION = 30;
const AT_ONCE = 4;
const MOST_MS = 45_000;
/** One may be chance. */
const MOST_FAULTS = 2;
const LONGEST = 240;
// What holds a page's own words or an address is evidence, and stays as it was seen.
const EVIDENCE = /["“„`<>[\]]|https?:/;

/** The sentences of actions that are ours alone, the most worthwhile action's first, each once. */
export function wordableSentences(
  actions: readonly PlannedAction[],
  whyOf: (rule: string) => string,
): readonly string[] {
  const all = actions.flatMap(({ title, rule, businessValue }) => [
    title,
    ...sentencesOf(whyOf(rule)),
    ...sentencesOf(businessValue),
  ]);
  return [...new Set(all)].filter((one) => one !== "" && one.length <= LONGEST && !EVIDENCE.test(one));
}

/** Other words for the actions' sentences, as far as the model gives them in time and they hold. */
export async function rewordActions(
  services: RewordingServices,
  { about, sentences }: { readonly about: string; readonly sentences: readonly string[] },
  subject: Subject,
): Promise<Rewordings> {
  if (services.models.writer === null || sentences.length === 0) return {};
  const content = await activePrompt(services.db, "action_wording");
  const signal = within(MOST_MS, subject.signal);
  const batches = Array.from({ length: Math.ceil(sentences.length / PER_QUESTION) }, (_, index) =>
    sentences.slice(index * PER_QUESTION, (index + 1) * PER_QUESTION),
  ).values();
  const found: Rewordings[] = [];
  let faults = 0;
  const none: Rewording = { words: {}, refused: [], tokens: null, cost: 0 };
  const askOn = async (): Promise<void> => {
    // Whoever is free takes the next of the shared batches.
    for (const batch of batches) {
      if (faults >= MOST_FAULTS || signal.aborted) return;
      const asked = reword(services, { use: "seo_actions", content, about, sentences: batch }, { ...subject, signal });
      const { words } = await orNone(asked, none, (fault) => (faults += fault.lasting ? MOST_FAULTS : 1));
      found.push(words);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOn));
  return Object.assign({}, ...found) as Rewordings;
}
