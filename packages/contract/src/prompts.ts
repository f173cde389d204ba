import { z } from "zod";
import { defineCall } from "./call.ts";
import { limits } from "./limits.ts";
import { fields, wrapped } from "./reply.ts";

export const PromptCategory = z.enum(["seo_analysis", "seo_actions", "summary"]);
export type PromptCategory = z.infer<typeof PromptCategory>;

/** The words that a language model is asked with. `{{name}}` in the content stands for a variable. */
export const Prompt = z.object({
  key: z.string(),
  name: z.string(),
  description: z.string(),
  content: z.string(),
  is_active: z.boolean(),
  version: z.number().int(),
  variables: z.array(z.string()),
  category: PromptCategory,
  updated_at: z.iso.datetime(),
  /** Variables without which the model gets nothing to work on. */
  required_variables: z.array(z.string()),
  /** What a variable holds, in words. */
  variable_help: z.record(z.string(), z.string()),
  /** What is used while the prompt is inactive. */
  built_in: z.string(),
});
export type Prompt = z.infer<typeof Prompt>;

export const PromptVersion = z.object({
  id: z.uuid(),
  version: z.number().int(),
  created_at: z.iso.datetime(),
  change_note: z.string(),
  content: z.string(),
  name: z.string(),
  is_active: z.boolean(),
});
export type PromptVersion = z.infer<typeof PromptVersion>;

const Key = z.object({ key: z.string().max(60) });
const Content = z
  .string()
  .max(limits.promptMaxLength, `A prompt can have up to ${limits.promptMaxLength.toLocaleString("en-US")} characters.`)
  .refine((content) => content.trim() !== "", "A prompt can't be empty.");
const Changed = fields({ prompt: Prompt });

/** `{{name}}`, spaces allowed; what else stands in braces is text. */
const VARIABLE = /\{\{\s*([a-z_]{1,40})\s*\}\}/g;

/** The variables a prompt's content names, each once, in order. */
export const variablesIn = (content: string): string[] => [
  ...new Set([...content.matchAll(VARIABLE)].map(([, name = ""]) => name)),
];

export const listPrompts = defineCall({
  name: "listPrompts",
  method: "GET",
  path: "/api/v1/admin/prompts",
  access: "admin",
  summary: "The prompts that language models are asked with",
  reply: fields({ prompts: z.array(Prompt) }),
  errors: ["AUTHENTICATION_REQUIRED", "ADMIN_REQUIRED"],
});

export const savePrompt = defineCall({
  name: "savePrompt",
  method: "PUT",
  path: "/api/v1/admin/prompts/:key",
  access: "admin",
  summary: "Save a prompt as a new version",
  params: Key,
  body: z.object({
    content: Content,
    name: z.string().trim().min(1, "A prompt needs a name.").max(120, "A name can have up to 120 characters."),
    description: z.string().max(500, "A description can have up to 500 characters."),
    is_active: z.boolean(),
    /** The version that was edited; another one in the meantime answers CONFLICT. */
    version: z.number().int().optional(),
    change_note: z.string().max(200, "A note can have up to 200 characters.").optional(),
    /** Needed to leave out a required variable. */
    confirmed: z.boolean().optional(),
  }),
  reply: Changed,
  errors: ["AUTHENTICATION_REQUIRED", "ADMIN_REQUIRED", "NOT_FOUND", "CONFLICT", "CONFIRMATION_NEEDED"],
});

export const listPromptHistory = defineCall({
  name: "listPromptHistory",
  method: "GET",
  path: "/api/v1/admin/prompts/:key/history",
  access: "admin",
  summary: "Every version of a prompt, newest first",
  params: Key,
  reply: fields({ history: z.array(PromptVersion) }),
  errors: ["AUTHENTICATION_REQUIRED", "ADMIN_REQUIRED", "NOT_FOUND"],
});

export const revertPrompt = defineCall({
  name: "revertPrompt",
  method: "POST",
  path: "/api/v1/admin/prompts/:key/revert/:versionId",
  access: "admin",
  summary: "Make an earlier version the newest",
  params: Key.extend({ versionId: z.uuid() }),
  reply: Changed,
  errors: ["AUTHENTICATION_REQUIRED", "ADMIN_REQUIRED", "NOT_FOUND"],
});

/** One sentence of a trial: what the built-in writer says and what the model makes of it. */
export const TrialRow = z.object({
  before: z.string(),
  after: z.string().nullable(),
  /** Why the model's words would not be used; null when they would. */
  refused: z.string().nullable(),
});
export type TrialRow = z.infer<typeof TrialRow>;

export const PromptTrial = z.object({
  writer: z.string(),
  rows: z.array(TrialRow),
  input_tokens: z.number().int().nullable(),
  output_tokens: z.number().int().nullable(),
  /** Dollars. */
  cost: z.number(),
  ms: z.number().int(),
});
export type PromptTrial = z.infer<typeof PromptTrial>;

export const tryPrompt = defineCall({
  name: "tryPrompt",
  method: "POST",
  path: "/api/v1/admin/prompts/:key/test",
  access: "admin",
  summary: "Ask the model with an unsaved prompt about a stored sample",
  params: Key,
  body: z.object({ content: Content }),
  reply: wrapped(PromptTrial),
  errors: ["AUTHENTICATION_REQUIRED", "ADMIN_REQUIRED", "NOT_FOUND", "MODEL_OFF", "MODEL_FAILED"],
});

export const ModelProvider = z.object({
  name: z.enum(["openai", "anthropic", "google", "compatible"]),
  model: z.string().nullable(),
  /** "off": not configured; "unknown": nothing was asked of it yet. */
  status: z.enum(["ok", "failing", "unknown", "off"]),
  last_at: z.iso.datetime().nullable(),
  latency_ms: z.number().int().nullable(),
  last_error: z.string().nullable(),
});
export type ModelProvider = z.infer<typeof ModelProvider>;

/** Who writes, and what it costs. Amounts are in dollars. */
export const ModelUse = z.object({
  current_provider: z.string().nullable(),
  providers: z.array(ModelProvider),
  spent_today: z.number(),
  /** What questions under way may still cost. */
  held_today: z.number(),
  daily_cap: z.number(),
  job_cap: z.number(),
  /** Mean of the last 30 days; null before the first analysis with a model. */
  cost_per_analysis: z.number().nullable(),
  /** Newest first; days on which nothing was asked are left out. */
  days: z.array(z.object({ day: z.iso.date(), spent: z.number() })),
});
export type ModelUse = z.infer<typeof ModelUse>;

export const getModelUse = defineCall({
  name: "getModelUse",
  method: "GET",
  path: "/api/v1/admin/models",
  access: "admin",
  token: "admin",
  summary: "Providers of language models, how they do, and what was spent",
  reply: wrapped(ModelUse),
  errors: ["AUTHENTICATION_REQUIRED", "ADMIN_REQUIRED"],
});
