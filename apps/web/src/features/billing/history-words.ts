import { plans, Tier, type Transaction } from "@audit/contract";
import type { Meaning } from "../../components/meaning.ts";
import { formatAmount } from "../../format/money.ts";
import { countOf } from "../../format/numbers.ts";
import { capitalised } from "../../format/words.ts";
import { t } from "../../language/messages.ts";

export interface Mark {
  readonly word: string;
  readonly meaning: Meaning | undefined;
}

const byType: Readonly<Partial<Record<Transaction["type"], Mark>>> = {
  subscription_created: { word: t("Active"), meaning: "good" },
  subscription_payment: { word: t("Paid"), meaning: "good" },
  subscription_cancelled: { word: t("Cancelled"), meaning: "warning" },
};

/** One word on a line of the history; what says most about it wins. */
export function markOf({ type, reason, status }: Pick<Transaction, "type" | "reason" | "status">): Mark {
  if (reason.toLowerCase().includes("renewed")) return { word: t("Renewed"), meaning: "good" };
  // Nothing was paid: the word of its type would say the opposite.
  if (status === "failed") return { word: t("Failed"), meaning: "bad" };
  const known = byType[type];
  if (known !== undefined) return known;
  if (status === "active" || status === "success") return { word: t("Success"), meaning: "good" };
  return { word: capitalised(status.replaceAll("_", " ")), meaning: undefined };
}

/** Up to here an amount that no subscription made is a number of credits. */
const MOST_CREDITS = 100;

/** "$29", "3 credits", "−1 credit"; a dash where nothing was paid. */
export function amountWords(row: Pick<Transaction, "type" | "transaction_type" | "amount">): string {
  const { type, transaction_type: kind, amount } = row;
  if (kind !== "subscription" && amount <= MOST_CREDITS)
    return `${type === "debit" ? "−" : ""}${countOf(amount, "credit")}`;
  return amount === 0 ? "–" : formatAmount(amount);
}

/** What a purchase of credits cost; null for everything else, also for the use of a credit that once cost money. */
export const paidWords = ({ metadata, transaction_type: kind }: Pick<Transaction, "metadata" | "transaction_type">) =>
  kind !== "purchase" || metadata.amount_dollars === undefined
    ? null
    : formatAmount(Math.round(metadata.amount_dollars * 100));

/** "Subscription renewed", "Basic": what it was, and of which plan where that is not said yet. */
export function titleOf({ description, metadata }: Pick<Transaction, "description" | "metadata">): {
  readonly what: string;
  readonly plan: string | null;
} {
  const tier = Tier.safeParse(metadata.tier);
  const plan = tier.success ? plans[tier.data].name : null;
  return { what: description, plan: plan !== null && description.includes(plan) ? null : plan };
}
