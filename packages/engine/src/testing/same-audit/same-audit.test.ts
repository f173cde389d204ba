import { startFixtureShop } from "@audit/testkit";
import { expect, test } from "vitest";
import { auditTimes, firstDifference } from "./same-audit.ts";

const TIMES = 5;

test(
  "five audits of the same site are the same to the letter, plan and scores included",
  { timeout: 60_000 },
  async () => {
    const shop = await startFixtureShop();
    const bounds = { maxPages: 200, maxSeconds: 60, concurrency: 4, rate: 0 };
    const [first, ...others] = await auditTimes({ ...bounds, url: shop.url, allowHosts: [shop.host] }, TIMES);
    await shop.close();
    expect(others).toHaveLength(TIMES - 1);
    expect(others.map((other) => firstDifference(first!, other))).toEqual(others.map(() => null));
  },
);

test("a difference is shown where it begins", () => {
  expect(firstDifference('{"health":81}', '{"health":82}')).toContain("at 11");
});
