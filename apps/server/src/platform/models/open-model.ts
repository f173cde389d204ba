import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { extractJsonMiddleware, wrapLanguageModel, type LanguageModel } from "ai";
import type { ProviderName, ProviderSettings } from "../../config/models.ts";

type Fetch = typeof globalThis.fetch;
type Unwrapped = Parameters<typeof wrapLanguageModel>[0]["model"];

const openers: Readonly<Record<ProviderName, (settings: ProviderSettings, fetch: Fetch) => Unwrapped>> = {
  openai: ({ model, ...settings }, fetch) => createOpenAI(connection(settings, fetch))(model),
  anthropic: ({ model, ...settings }, fetch) => createAnthropic(connection(settings, fetch))(model),
  google: ({ model, ...settings }, fetch) => createGoogle(connection(settings, fetch))(model),
  compatible: ({ model, ...settings }, fetch) =>
    createOpenAICompatible({
      ...connection(settings, fetch),
      name: "compatible",
      supportsStructuredOutputs: true,
    })(model),
};

const connection = ({ key, address }: Omit<ProviderSettings, "model">, fetch: Fetch) => ({
  fetch,
  baseURL: address,
  ...(key === null ? {} : { apiKey: key }),
});

/** The model of a provider. Some wrap their JSON in a code fence, whatever they are told; it is taken off. */
export const openModel = (settings: ProviderSettings, fetch: Fetch): LanguageModel =>
  wrapLanguageModel({ model: openers[settings.name](settings, fetch), middleware: extractJsonMiddleware() });
