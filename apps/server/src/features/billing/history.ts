import type { Transaction } from "@audit/contract";
import { FAILED, REASONS, type HistoryRow } from "./history-store.ts";

type Kind = Pick<Transaction, "type" | "transaction_type" | "status">;

const SUBSCRIPTION = { transaction_type: "subscription" } as const;

/** Badges are chosen by type, reason and status; a payment of credits is told in credits. */
const KINDS: Readonly<Record<string, Kind>> = {
  subscription_created: { ...SUBSCRIPTION, type: "subscription_created", status: "active" },
  subscription_payment: { ...SUBSCRIPTION, type: "subscription_payment", status: "success" },
  subscription_cancelled: { ...SUBSCRIPTION, type: "subscription_cancelled", status: "cancelled" },
  purchase: { type: "credit", transaction_type: "purchase", status: "success" },
  bonus: { type: "credit", transaction_type: "bonus", status: "success" },
  release: { type: "credit", transaction_type: "refund", status: "success" },
  hold: { type: "debit", transaction_type: "usage", status: "success" },
  reversal: { type: "debit", transaction_type: "refund", status: "success" },
};

/** One line of the history as the screens read it. */
export function presentTransaction(row: HistoryRow): Transaction {
  const kind = KINDS[row.kind];
  if (kind === undefined) throw new Error(`No such kind of transaction: ${row.kind}`);
  const { id, at, amount, reason, payment_id, tier, plan_id, paid } = row;
  const isPaid = kind.type === "subscription_payment" && reason !== FAILED;
  return {
    id,
    created_at: at.toISOString(),
    ...kind,
    ...(reason === FAILED ? { status: "failed" } : {}),
    amount: Math.abs(amount),
    reason,
    description: reason,
    stripe_payment_id: payment_id,
    metadata: {
      ...(tier === null ? {} : { tier }),
      ...(plan_id === null ? {} : { subscription_id: plan_id }),
      ...(payment_id === null ? {} : { payment_intent_id: payment_id }),
      ...(paid === null ? {} : { amount_dollars: paid / 100 }),
      ...(isPaid ? { amount_dollars: amount / 100 } : {}),
      // What a change of plan costs is a part of a month's price.
      ...(isPaid && reason !== REASONS.change ? { monthly_price: amount } : {}),
    },
  };
}
