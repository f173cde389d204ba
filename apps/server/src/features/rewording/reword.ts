import { z } from "zod";
import type { Rewordings } from "../../artifacts/sentences.ts";
import { ModelFault } from "../../platform/models/index.ts";
import { fence, INSTRUCTIONS } from "../prompts/index.ts";
import { askCached, type Subject, type RewordingServices } from "./ask-cached.ts";
import { checkSentence } from "./checks/check-sentence.ts";
import { detectCopiesOf, type CopyDetector } from "./checks/copied-text.ts";

const Reworded = z.object({ sentences: z.array(z.object({ id: z.string(), text: z.string() })) });

/** Longer runs than these are no chance. */
const PROMPT_RUN = 6;
const TOKENS_PER_CHARACTER = 0.4;
const TOKENS_PER_SENTENCE = 24;
/** Some models think before they answer, and thinking counts. */
const THINKING = 2_000;

export interface Refused {
  readonly sentence: string;
  readonly words: string;
  readonly reason: string;
}

/** What a model made of some sentences. */
export interface Rewording {
  /** Checked; sentences without an entry stay the built-in writer's. */
  readonly words: Rewordings;
  readonly refused: readonly Refused[];
  readonly tokens: { readonly input: number | null; readonly output: number | null } | null;
  /** Millionths of a dollar; 0 when it was paid before. */
  readonly cost: number;
}

export interface ToReword {
  /** What the money is spent on. */
  readonly use: string;
  readonly content: string;
  /** What the site is about; empty when nobody knows. */
  readonly about: string;
  readonly sentences: readonly string[];
}

/** Asks for other words for sentences, and keeps of them what holds against the sentences. @throws ModelFault. */
export async function reword(
  services: RewordingServices,
  { use, content, about, sentences }: ToReword,
  subject: Subject,
): Promise<Rewording> {
  const byId = new Map(sentences.map((sentence, index) => [String(index + 1), sentence]));
  const list = [...byId].map(([id, text]) => ({ id, text }));
  const values = {
    domain: subject.domain,
    about: fence("about", about),
    sentences: fence("sentences", list),
  };
  const length = sentences.reduce((sum, { length: one }) => sum + one, 0);
  const maxOutputTokens = Math.ceil(length * TOKENS_PER_CHARACTER + list.length * TOKENS_PER_SENTENCE + THINKING);
  const asked = { use, content, values, about: [about, sentences], schema: Reworded, maxOutputTokens };
  const answer = await askCached(services, asked, subject);
  const copies = detectorsOf(content, about);
  const held = hold(answer.value.sentences, byId, copies);
  return { ...held, tokens: "tokens" in answer ? answer.tokens : null, cost: "cost" in answer ? answer.cost : 0 };
}

/** Neither the prompt nor what another prompt found out may come back as a sentence. */
const detectorsOf = (content: string, about: string): CopyDetector[] =>
  [INSTRUCTIONS, content, about].map((text) => detectCopiesOf(text, PROMPT_RUN));

function hold(
  answered: readonly { id: string; text: string }[],
  byId: ReadonlyMap<string, string>,
  copies: readonly CopyDetector[],
): Pick<Rewording, "words" | "refused"> {
  const words: Record<string, string> = {};
  const refused: Refused[] = [];
  for (const { id, text } of answered) {
    const sentence = byId.get(id);
    const found = text.trim();
    if (sentence === undefined || found === sentence) continue;
    const reason = checkSentence(found, { sentence, copies });
    if (reason === null) words[sentence] = found;
    else refused.push({ sentence, words: found, reason });
  }
  return { words, refused };
}

/** The words, or none when the model has none; other errors are not the model's. */
export const orNone = <T>(asked: Promise<T>, none: T, onFault: (fault: ModelFault) => void = () => {}): Promise<T> =>
  asked.catch((error: unknown) => {
    if (!(error instanceof ModelFault)) throw error;
    onFault(error);
    return none;
  });
