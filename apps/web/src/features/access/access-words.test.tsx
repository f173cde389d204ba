import { limits } from "@audit/contract";
import { expect, test } from "vitest";
import { sampleAccess } from "../../samples/sample-access.ts";
import { actionsWord, meaningOfUse, planNameOf, shareOf, statusWord, termOf } from "./access-words.ts";

const { subscription } = sampleAccess;

test.each([
  [0, "good"],
  [69.9, "good"],
])("%d %% used is green [D1-4.67 D1-9.10]", (percent, meaning) => expect(meaningOfUse(percent)).toBe(meaning));
test.each([
  [70, "warning"],
  [89.9, "warning"],
])("%d %% used is yellow [D1-4.68 D1-9.10]", (percent, meaning) => expect(meaningOfUse(percent)).toBe(meaning));
test.each([
  [90, "bad"],
  [100, "bad"],
  [120, "bad"],
])("%d %% used is red [D1-4.69 D1-9.10]", (percent, meaning) => expect(meaningOfUse(percent)).toBe(meaning));

test("payment is verified one second after the return, one credit is required unless more is said [D1-9.8 D1-9.9]", () => {
  expect(limits.paymentVerifyDelayMs).toBe(1_000);
  expect(limits.creditsPerDomain).toBe(1);
});

test("100 actions are All, fewer are counted", () => {
  expect(actionsWord(100)).toBe("All");
  expect(actionsWord(8)).toBe("8");
});

test("plans and states have words", () => {
  expect(planNameOf({ tier: "premium_report" })).toBe("Premium SEO Report");
  expect(statusWord("past_due")).toBe("Past due");
});

test("a subscription counts the month's sites, a purchase its credits", () => {
  expect(shareOf(sampleAccess)).toEqual({ label: "Sites this month", words: "2 of 3", percent: (2 / 3) * 100 });
  const bought = { tier: "single_report", payment_type: "one_time", totalCredits: 4, availableCredits: 3 } as const;
  expect(shareOf({ ...sampleAccess, subscription: { ...subscription, ...bought } })).toEqual({
    label: "Credits left",
    words: "3 of 4",
    percent: 25,
  });
  expect(shareOf({ ...sampleAccess, usage: { used: 7, limit: null, periodEnd: null } }).percent).toBeNull();
});

test("a running plan renews, a cancelled one and a purchase expire, an ended one has ended", () => {
  const labelOf = (part: Partial<typeof subscription>) =>
    termOf({ ...sampleAccess, subscription: { ...subscription, ...part } })?.label;
  const day = "2026-12-20T00:00:00.000Z";
  expect(labelOf({})).toBe("Renews");
  expect(labelOf({ cancelAtPeriodEnd: true })).toBe("Expires");
  expect(labelOf({ currentPeriodEnd: null, expiresAt: day })).toBe("Expires");
  expect(labelOf({ currentPeriodEnd: null, expiresAt: "2026-01-02T00:00:00.000Z", isExpired: true })).toBe("Ended");
  expect(
    labelOf({ currentPeriodEnd: "2999-01-02T00:00:00.000Z", status: "past_due", isExpired: true }),
  ).toBeUndefined();
});
