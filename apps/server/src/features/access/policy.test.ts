import { plans, SubscriptionStatus, SubscriptionTier } from "@audit/contract";
import { describe, expect, test } from "vitest";
import type { DomainWindow, Purchase, Entitlements } from "./entitlements.ts";
import { admit, afterwards, hasLiveSubscription, viewOf, type Runs } from "./policy.ts";
import { usagePeriodOf } from "./usage-period.ts";

const now = new Date("2026-03-15T12:00:00Z");
const day = (offset: number): Date => new Date(now.getTime() + offset * 24 * 60 * 60 * 1000);
const idle: Runs = { running: false, rerunsToday: 0 };

const bare: Entitlements = {
  payments: "sandbox",
  freeDomainsPerMonth: 3,
  now,
  subscription: null,
  purchases: [],
  windows: [],
};

type Subscription = NonNullable<Entitlements["subscription"]>;
const subscription = (change: Partial<Subscription> = {}): Subscription => ({
  user_id: "u",
  tier: "tier1",
  status: "active",
  period_start: day(-10),
  period_end: day(20),
  renews: true,
  cancel_at_period_end: false,
  next_tier: null,
  past_due_since: null,
  sync_warning: null,
  reference: null,
  sync_error: null,
  updated_at: now,
  ...change,
});

const purchase = (change: Partial<Purchase> = {}): Purchase => ({
  id: "p",
  type: "single_report",
  credits: 1,
  left: 1,
  bought_at: day(-1),
  expires_at: day(29),
  ...change,
});

const used = (
  domain: string,
  source: DomainWindow["source"],
  created: Date,
  ends: Date | null = null,
): DomainWindow => ({
  domain,
  source,
  state: "open",
  created_at: created,
  ends_at: ends,
});

/** How many different domains may start one after the other. */
function startable(entitlements: Entitlements): number {
  let then = entitlements;
  for (let count = 0; count < 200; count += 1) {
    const admission = admit(then, `${count}.example`, idle);
    if (admission.kind === "refused") return count;
    then = afterwards(then, `${count}.example`, admission);
  }
  return Number.POSITIVE_INFINITY;
}

describe("what each plan allows [D1-6.5]", () => {
  test.each(SubscriptionTier.options)("%s opens everything and covers its domains", (tier) => {
    const entitlements = { ...bare, subscription: subscription({ tier }) };
    expect(viewOf(entitlements, "any.example")).toBe("full");
    expect(startable(entitlements)).toBe(plans[tier].domainsPerMonth);
  });

  test("free covers three domains in preview", () => {
    expect(viewOf(bare, "any.example")).toBe("preview");
    expect(startable(bare)).toBe(3);
    expect(admit(bare, "a.example", idle)).toMatchObject({ kind: "first", source: "free", view: "preview" });
  });

  test("each credit covers one domain, which alone opens [D1-9.9]", () => {
    expect(startable({ ...bare, purchases: [purchase({ left: 5, credits: 5 })] })).toBe(5);
    const opened = {
      ...bare,
      purchases: [purchase({ left: 0 })],
      windows: [used("a.example", "credit", day(-1), day(29))],
    };
    expect([viewOf(opened, "a.example"), viewOf(opened, "b.example")]).toEqual(["full", "preview"]);
  });

  test("where nothing is sold everything is open and uncounted", () => {
    const off: Entitlements = { ...bare, payments: "off" };
    expect(viewOf(off, "any.example")).toBe("full");
    expect(admit(off, "any.example", { running: true, rerunsToday: 99 })).toMatchObject({ kind: "uncounted" });
  });
});

describe("a subscription gives full access", () => {
  const cases: readonly [string, Partial<Subscription>, boolean][] = [
    ["active", { status: "active" }, true],
    ["active, although its renewal was not heard of yet", { status: "active", period_end: day(-1) }, true],
    ["active but granted without renewal, until its end", { renews: false, period_end: day(-1) }, false],
    ["active and cancelled for the period's end, until then", { cancel_at_period_end: true }, true],
    ["active and cancelled, after the period's end", { cancel_at_period_end: true, period_end: day(-1) }, false],
    ["trialing", { status: "trialing" }, true],
    ["past due for less than a week", { status: "past_due", past_due_since: day(-6.9) }, true],
    ["past due for more than a week", { status: "past_due", past_due_since: day(-7.1) }, false],
    ["canceled, until the period's end", { status: "canceled" }, true],
    ["canceled, after the period's end", { status: "canceled", period_end: day(-1) }, false],
    ["unpaid", { status: "unpaid" }, false],
    ["expired", { status: "expired" }, false],
    ["inactive", { status: "inactive" }, false],
  ];
  test.each(cases)("%s", (_, change, full) => {
    expect(hasLiveSubscription({ now, subscription: subscription(change) })).toBe(full);
  });
  test("every status of the contract but that of credits is decided above", () => {
    const decided = new Set(cases.map(([, { status = "active" }]) => status));
    expect(SubscriptionStatus.options.filter((status) => status !== "consumed")).toEqual(
      SubscriptionStatus.options.filter((status) => decided.has(status as Subscription["status"])),
    );
  });
});

describe("a domain that is open already costs nothing again", () => {
  const opened = used("a.example", "credit", day(-2), day(28));

  test("three times a day with full access, once a day in preview", () => {
    const full = { ...bare, purchases: [purchase({ left: 0 })], windows: [opened] };
    const free = { ...bare, windows: [used("a.example", "free", day(-2))] };
    const most = (entitlements: Entitlements): number =>
      [0, 1, 2, 3, 4].find(
        (times) => admit(entitlements, "a.example", { ...idle, rerunsToday: times }).kind === "refused",
      )!;
    expect([most(full), most(free)]).toEqual([3, 1]);
  });

  test("one analysis at a time", () => {
    expect(admit({ ...bare, windows: [opened] }, "a.example", { ...idle, running: true })).toMatchObject({
      kind: "refused",
      why: "running",
    });
  });

  test("a window that ended needs a new credit, and shows the preview until then", () => {
    const ended = { ...bare, windows: [used("a.example", "credit", day(-40), day(-10))], purchases: [purchase()] };
    expect(viewOf(ended, "a.example")).toBe("preview");
    expect(admit(ended, "a.example", idle)).toMatchObject({ kind: "first", source: "credit" });
  });
});

test("a held credit opens nothing before the report is there", () => {
  const held = { ...used("a.example", "credit", now), state: "held" as const };
  expect(viewOf({ ...bare, windows: [held] }, "a.example")).toBe("preview");
});

test("a credit that was not used outlives the time of its purchase; the one that expires first goes first", () => {
  const old = purchase({ id: "old", expires_at: day(-5) });
  const admission = admit({ ...bare, purchases: [old, purchase({ id: "new" })] }, "a.example", idle);
  expect(admission).toMatchObject({ kind: "first", source: "credit", purchase: { id: "old" } });
});

test("beside a running purchase there is no free analysis; after it there is one again", () => {
  const spent = { ...bare, purchases: [purchase({ left: 0 })] };
  expect(admit(spent, "b.example", idle)).toMatchObject({ kind: "refused", why: "shortage" });
  const over = { ...bare, purchases: [purchase({ left: 0, expires_at: day(-1) })] };
  expect(admit(over, "b.example", idle)).toMatchObject({ kind: "first", source: "free" });
});

test("the free allowance slides: a domain of 31 days ago no longer counts", () => {
  const windows = [used("a.example", "free", day(-31)), used("b.example", "free", day(-29))];
  expect(startable({ ...bare, windows })).toBe(2);
});

test("a plan counts the domains of its present month, also within a period of a year", () => {
  const year = subscription({
    period_start: new Date("2026-01-31T00:00:00Z"),
    period_end: new Date("2027-01-31T00:00:00Z"),
  });
  expect(usagePeriodOf(year, now)).toEqual({
    start: new Date("2026-02-28T00:00:00Z"),
    end: new Date("2026-03-31T00:00:00Z"),
  });
  const windows = [used("a.example", "subscription", new Date("2026-02-20T00:00:00Z"))];
  expect(startable({ ...bare, subscription: year, windows })).toBe(1);
  expect(startable({ ...bare, subscription: year, windows: [used("a.example", "subscription", day(-1))] })).toBe(0);
});

test("when a plan's domains are used, a credit takes over", () => {
  const entitlements = {
    ...bare,
    subscription: subscription(),
    windows: [used("a.example", "subscription", day(-1))],
    purchases: [purchase()],
  };
  expect(admit(entitlements, "b.example", idle)).toMatchObject({ kind: "first", source: "credit" });
});
