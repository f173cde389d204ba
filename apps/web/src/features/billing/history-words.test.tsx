import { expect, test } from "vitest";
import { amountWords, markOf, paidWords, titleOf } from "./history-words.ts";

const PAYMENT = { type: "subscription_payment", transaction_type: "subscription" } as const;
const CREDIT = { type: "credit", transaction_type: "purchase" } as const;

test("badges follow the type, then the status; a renewal is said first [D2-4.32 D2-4.33 D2-4.34 D2-4.35 D2-4.36]", () => {
  const word = (type: Parameters<typeof markOf>[0]["type"], status: string, reason = "") =>
    markOf({ type, status, reason }).word;
  expect(word("subscription_created", "active")).toBe("Active");
  expect(word("subscription_payment", "success")).toBe("Paid");
  expect(word("subscription_cancelled", "cancelled")).toBe("Cancelled");
  expect(word("credit", "active")).toBe("Success");
  expect(word("debit", "success")).toBe("Success");
  expect(word("subscription_payment", "success", "Subscription renewed")).toBe("Renewed");
  expect(word("subscription_payment", "failed")).toBe("Failed");
  expect(word("credit", "in_review")).toBe("In review");
});

test("amounts are cents of subscriptions, and credits up to 100 elsewhere [D2-3.30 D2-9.35 D2-9.36]", () => {
  expect(amountWords({ ...PAYMENT, amount: 4_900 })).toBe("$49");
  expect(amountWords({ ...PAYMENT, amount: 100 })).toBe("$1");
  expect(amountWords({ ...PAYMENT, amount: 1_337 })).toBe("$13.37");
  expect(amountWords({ ...CREDIT, amount: 3 })).toBe("3 credits");
  expect(amountWords({ ...CREDIT, amount: 100 })).toBe("100 credits");
  expect(amountWords({ ...CREDIT, amount: 101 })).toBe("$1.01");
  expect(amountWords({ ...CREDIT, type: "debit", amount: 1 })).toBe("−1 credit");
});

test("what nothing was paid for has no amount, and credits tell what they cost", () => {
  expect(amountWords({ type: "subscription_created", transaction_type: "subscription", amount: 0 })).toBe("–");
  expect(paidWords({ transaction_type: "purchase", metadata: { amount_dollars: 49 } })).toBe("$49");
  expect(paidWords({ transaction_type: "usage", metadata: { amount_dollars: 49 } })).toBeNull();
  expect(paidWords({ transaction_type: "bonus", metadata: {} })).toBeNull();
});

test("a line names its plan once", () => {
  const of = (description: string, tier?: string) =>
    titleOf({ description, metadata: tier === undefined ? {} : { tier } });
  expect(of("Subscription renewed", "tier2")).toEqual({ what: "Subscription renewed", plan: "Professional" });
  expect(of("Premium SEO Report", "premium_report").plan).toBeNull();
  expect(of("Refund").plan).toBeNull();
  expect(of("Refund", "an old tier").plan).toBeNull();
});
