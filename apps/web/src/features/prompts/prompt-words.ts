import { limits, variablesIn, type ModelProvider, type Prompt, type PromptCategory } from "@audit/contract";
import type { Meaning } from "../../components/meaning.ts";
import type { promptShows } from "./search-params.ts";

export type PromptShow = (typeof promptShows)[number];

export const showLabels: Readonly<Record<PromptShow, string>> = { all: "All", active: "Active", inactive: "Inactive" };

export const isShown = ({ is_active }: Pick<Prompt, "is_active">, show: PromptShow): boolean =>
  show === "all" || is_active === (show === "active");

export const categoryLabels: Readonly<Record<PromptCategory, string>> = {
  seo_analysis: "SEO analysis",
  seo_actions: "SEO actions",
  summary: "Summary",
};

/** What the history shows of a version, never half a character. */
export function excerptOf(content: string): string {
  const shown = content.slice(0, limits.promptHistoryShown);
  return shown.isWellFormed() ? shown : shown.slice(0, -1);
}

/** What is wrong with the variables of a content, in sentences. */
export function variableFaults(content: string, { variables, required_variables: required }: Prompt): string[] {
  const used = variablesIn(content);
  const unknown = used.filter((name) => !variables.includes(name));
  const missing = required.filter((name) => !used.includes(name));
  return [
    ...unknown.map((name) => `{{${name}}} is not a variable of this prompt.`),
    ...missing.map((name) => `{{${name}}} is missing: the model would get nothing to work on.`),
  ];
}

const CHARACTERS_PER_TOKEN = 4;

/** Roughly; languages and models differ. */
export const tokensOf = (content: string): number => Math.ceil(content.length / CHARACTERS_PER_TOKEN);

export const providerLabels: Readonly<Record<ModelProvider["name"], string>> = {
  openai: "OpenAI",
  anthropic: "Anthropic",
  google: "Google",
  compatible: "OpenAI-compatible",
};

export const providerStates: Readonly<Record<ModelProvider["status"], { label: string; meaning: Meaning }>> = {
  ok: { label: "Answers", meaning: "good" },
  failing: { label: "Failing", meaning: "bad" },
  unknown: { label: "Not asked yet", meaning: "unknown" },
  off: { label: "Not configured", meaning: "unknown" },
};

const money = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const smallMoney = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  minimumFractionDigits: 4,
  maximumFractionDigits: 4,
});

/** Dollars; what is less than a cent keeps its digits, since questions cost fractions of one. */
export const formatDollars = (dollars: number): string =>
  dollars > 0 && dollars < 0.01 ? smallMoney.format(dollars) : money.format(dollars);
