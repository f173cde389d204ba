import type { PromptTrial, TrialRow } from "@audit/contract";
import type { Rewordings } from "../../artifacts/index.ts";
import type { Db } from "../../platform/database/index.ts";
import { Problem } from "../../platform/http/index.ts";
import { MICROS, ModelFault, type Models } from "../../platform/models/index.ts";
import { builtInPrompt, checkVariables, type PromptKey } from "../prompts/index.ts";
import {
  noAnswerCache,
  describeSite,
  reword,
  type Refused,
  type Subject,
  type RewordingServices,
} from "../rewording/index.ts";
import { SAMPLE_DOMAIN, sampleAbout, sampleSiteSummary, sampleSentences } from "./sample.ts";

const MOST_MS = 60_000;
/** What a trial is booked as, whatever the prompt is for. */
const USE = "trial";

interface Services {
  readonly db: Db;
  readonly models: Models;
}

/**
 * Asks the model with an unsaved prompt about the sample, and judges the answer as an analysis would.
 * @throws Problem NOT_FOUND, INVALID_INPUT for an unknown variable, MODEL_OFF, MODEL_FAILED with the fault in words.
 */
export async function tryPrompt({ db, models }: Services, key: string, content: string): Promise<PromptTrial> {
  const prompt = builtInPrompt(key);
  if (!prompt) throw new Problem("NOT_FOUND");
  // A trial breaks nothing: leaving a variable out may be just what is tried.
  checkVariables(key, content, true);
  if (models.writer === null) throw new Problem("MODEL_OFF");
  const wording = { db, models, answers: noAnswerCache };
  const subject = { jobId: null, domain: SAMPLE_DOMAIN, signal: AbortSignal.timeout(MOST_MS) };
  const startedAt = performance.now();
  try {
    const { rows, tokens, cost } = await trials[prompt.key](wording, content, subject);
    return {
      writer: models.writer,
      rows,
      input_tokens: tokens?.input ?? null,
      output_tokens: tokens?.output ?? null,
      cost: cost / MICROS,
      ms: Math.round(performance.now() - startedAt),
    };
  } catch (error) {
    if (error instanceof ModelFault) throw new Problem("MODEL_FAILED", { text: error.message });
    throw error;
  }
}

interface Tried {
  readonly rows: TrialRow[];
  readonly tokens: { readonly input: number | null; readonly output: number | null } | null;
  readonly cost: number;
}

type Trial = (wording: RewordingServices, content: string, subject: Subject) => Promise<Tried>;

const tryWording =
  (key: keyof typeof sampleSentences): Trial =>
  async (wording, content, subject) => {
    const sentences = sampleSentences[key];
    const asked = { use: USE, content, about: sampleAbout, sentences };
    const { words, refused, tokens, cost } = await reword(wording, asked, subject);
    return { rows: sentences.map((sentence) => rowOf(sentence, words, refused)), tokens, cost };
  };

function rowOf(before: string, words: Rewordings, refused: readonly Refused[]): TrialRow {
  const turned = refused.find(({ sentence }) => sentence === before);
  return { before, after: words[before] ?? turned?.words ?? null, refused: turned?.reason ?? null };
}

const trials: Readonly<Record<PromptKey, Trial>> = {
  site_understanding: async (wording, content, subject) => {
    const { sentences, refused, tokens, cost } = await describeSite(
      wording,
      { use: USE, content },
      sampleSiteSummary,
      subject,
    );
    const rows = [
      ...sentences.map((after) => ({ before: "", after, refused: null })),
      ...refused.map(({ words, reason }) => ({ before: "", after: words, refused: reason })),
    ];
    return { rows, tokens, cost };
  },
  action_wording: tryWording("action_wording"),
  executive_summary: tryWording("executive_summary"),
};
