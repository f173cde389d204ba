import { startFixtureShop } from "@audit/testkit";
import { expect, test } from "vitest";
import { openAudit } from "./open-audit.ts";
import { writeAudit } from "./write-audit.ts";

test("the pieces of an audit's text are the object, and none holds a whole finding", async () => {
  const shop = await startFixtureShop();
  const audit = openAudit({
    url: shop.url,
    allowHosts: [shop.host],
    maxPages: 20,
    maxSeconds: 60,
    concurrency: 4,
    rate: 0,
  });
  const pieces = [...writeAudit(await audit.frame())];
  const whole = await audit.json();
  await audit.close();
  await shop.close();
  expect(JSON.parse(pieces.join(""))).toEqual(JSON.parse(JSON.stringify(whole)));
  const faults = whole.findings.flatMap(({ pages }) => pages).map((fault) => JSON.stringify(fault));
  expect(faults.length).toBeGreaterThan(0);
  for (const fault of faults) expect(pieces).toContain(fault);
});
