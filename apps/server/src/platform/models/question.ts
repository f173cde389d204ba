import { z } from "zod";
import type { ModelFault } from "./fault.ts";

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
