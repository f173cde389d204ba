import { createHash } from "node:crypto";
import type { Db } from "../../platform/database/index.ts";
import type { Answer, Models, Question } from "../../platform/models/index.ts";
import { fillIn, INSTRUCTIONS } from "../prompts/index.ts";

/** Keeps paid answers, so that work taken up again does not pay twice. */
export interface AnswerCache {
  load(name: string): Promise<unknown>;
  save(name: string, value: unknown): Promise<void>;
}

/** For questions whose answers are used at once. */
export const noAnswerCache: AnswerCache = { load: async () => null, save: async () => {} };

export interface RewordingServices {
  readonly db: Db;
  readonly models: Models;
  readonly answers: AnswerCache;
}

/** Whose words are sought. */
export interface Subject {
  /** Null: a trial. */
  readonly jobId: string | null;
  readonly domain: string;
  readonly signal: AbortSignal;
}

export interface Asked<T> {
  readonly use: string;
  /** The prompt with its variables. */
  readonly content: string;
  /** Fenced or harmless. */
  readonly values: Readonly<Record<string, string>>;
  /** Same content and same value: same answer. */
  readonly about: unknown;
  readonly schema: Question<T>["schema"];
  readonly maxOutputTokens: number;
}

/** Asks the model, or takes the answer that was paid for before. @throws ModelFault. */
export async function askCached<T>(
  { models, answers }: RewordingServices,
  { use, content, values, about, schema, maxOutputTokens }: Asked<T>,
  { jobId, signal }: Subject,
): Promise<Answer<T> | { readonly value: T }> {
  const identity = JSON.stringify([models.writer, content, about]);
  const name = `answers/${use}/${createHash("sha256").update(identity).digest("hex").slice(0, 32)}`;
  const before = schema.safeParse(await answers.load(name));
  if (before.success) return { value: before.data };
  const question = { instructions: INSTRUCTIONS, prompt: fillIn(content, values), schema, maxOutputTokens };
  const answer = await models.ask(question, { use, jobId, signal });
  await answers.save(name, answer.value);
  return answer;
}
