import { generateText, NoObjectGeneratedError, Output } from "ai";
import type { ProviderSettings } from "../../config/models.ts";
import { openExchange } from "./exchange.ts";
import { ModelFault } from "./fault.ts";
import { openModel } from "./open-model.ts";
import type { Heard, Question } from "./question.ts";

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
