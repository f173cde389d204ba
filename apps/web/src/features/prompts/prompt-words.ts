import { limits, variablesIn, type ModelProvider, type Prompt, type PromptCategory } from "@audit/contract";
import type { Meaning } from "../../components/meaning.ts";
import type { promptShows } from "./search-params.ts";
import { t } from "../../language/messages.ts";

export type PromptShow = (typeof promptShows)[number];

export const showLabels: Readonly<Record<PromptShow, string>> = {
  all: t("All"),
  active: t("Active"),
  inactive: t("Inactive"),
};

export const isShown = ({ is_active }: Pick<Prompt, "is_active">, show: PromptShow): boolean =>
  show === "all" || is_active === (show === "active");

export const categoryLabels: Readonly<Record<PromptCategory, string>> = {
  seo_analysis: t("SEO analysis"),
  seo_actions: t("SEO actions"),
  summary: t("Summary"),
};

/** What the history shows of a version, never half a character. */
export function excerptOf(content: string): string {
  const shown = content.slice(0, limits.promptHistoryShown);
  return shown.isWellFormed() ? shown : shown.slice(0, -1);
}

const braced = (name: string): string => `{{${name}}}`;

/** What is wrong with the variables of a content, in sentences. */
export function variableFaults(content: string, { variables, required_variables: required }: Prompt): string[] {
  const used = variablesIn(content);
  const unknown = used.filter((name) => !variables.includes(name));
  const missing = required.filter((name) => !used.includes(name));
  return [
    ...unknown.map((name) => t("{name} is not a variable of this prompt.", { name: braced(name) })),
    ...missing.map((name) => t("{name} is missing: the model would get nothing to work on.", { name: braced(name) })),
  ];
}

const CHARACTERS_PER_TOKEN = 4;

/** Roughly; languages and models differ. */
export const tokensOf = (content: string): number => Math.ceil(content.length / CHARACTERS_PER_TOKEN);

export const providerLabels: Readonly<Record<ModelProvider["name"], string>> = {
  openai: "OpenAI",
  anthropic: "Anthropic",
  google: "Google",
  compatible: t("OpenAI-compatible"),
};

export const providerStates: Readonly<Record<ModelProvider["status"], { label: string; meaning: Meaning }>> = {
  ok: { label: t("Answers"), meaning: "good" },
  failing: { label: t("Failing"), meaning: "bad" },
  unknown: { label: t("Not asked yet"), meaning: "unknown" },
  off: { label: t("Not configured"), meaning: "unknown" },
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
