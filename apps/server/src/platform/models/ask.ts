import { generateText, NoObjectGeneratedError, Output } from "ai";
import { z } from "zod";
import type { ProviderSettings } from "../../config/models.ts";
import { openExchange } from "./exchange.ts";
import { ModelFault } from "./fault.ts";
import { openModel } from "./open-model.ts";

/** What is asked of a model, and in which shape it has to answer. */
export interface Question<T> {
  /** Ours alone: how to treat what follows. */
  readonly instructions: string;
  readonly prompt: string;
  readonly schema: z.ZodType<T>;
  readonly maxOutputTokens: number;
}

export interface Tokens {
  readonly input: number | null;
  readonly output: number | null;
}

export type Heard<T> =
  | { readonly value: T; readonly tokens: Tokens }
  | {
      readonly fault: ModelFault;
      readonly tokens: Tokens | null;
      /** Whether the provider may charge for it. */
      readonly mayCost: boolean;
      readonly waitMs: number | null;
    };

/** Puts one question once. Never throws: a failed exchange is an outcome like any other. */
export async function ask<T>(
  settings: ProviderSettings,
  { instructions, prompt, schema, maxOutputTokens }: Question<T>,
  signal: AbortSignal,
): Promise<Heard<T>> {
  const exchange = openExchange(signal);
  try {
    const { output, usage } = await generateText({
      model: openModel(settings, exchange.fetch),
      instructions,
      prompt,
      output: Output.object({ schema }),
      maxOutputTokens,
      maxRetries: 0,
      abortSignal: signal,
      // Crawled texts of customers are not to be kept by the provider.
      providerOptions: { openai: { store: false } },
    });
    return { value: output, tokens: { input: usage.inputTokens ?? null, output: usage.outputTokens ?? null } };
  } catch (error) {
    const usage = NoObjectGeneratedError.isInstance(error) ? error.usage : undefined;
    return {
      fault: new ModelFault(exchange.fault()),
      tokens: usage ? { input: usage.inputTokens ?? null, output: usage.outputTokens ?? null } : null,
      mayCost: exchange.mayCost(),
      waitMs: exchange.waitMs(),
    };
  }
}

/** What a provider may wrap a question in. */
const WRAPPING = 2_000;

/** No tokenizer makes more tokens of a text than it has bytes. */
export function mostTokens<T>({ instructions, prompt, schema, maxOutputTokens }: Question<T>): {
  input: number;
  output: number;
} {
  const shape = JSON.stringify(z.toJSONSchema(schema));
  return { input: Buffer.byteLength(instructions + prompt + shape) + WRAPPING, output: maxOutputTokens };
}
