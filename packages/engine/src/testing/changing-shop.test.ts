import type { Plan } from "@audit/planner";
import { pairTasks, shopChanges, startChangingShop, type ChangingShop } from "@audit/testkit";
import { expect, onTestFinished, test } from "vitest";
import { openAudit } from "../open-audit.ts";

/** The ones that give tasks another template; `npm run task changes-lab` goes through all twenty. */
const TELLING = /products renamed|categories renamed|language version|another origin/;

async function planOf({ url, hosts }: ChangingShop): Promise<Plan> {
  const audit = openAudit({ url, allowHosts: hosts, maxPages: 200, maxSeconds: 60, concurrency: 8, rate: 0 });
  try {
    return await audit.plan();
  } finally {
    await audit.close();
  }
}

test("a fault that stays keeps its fingerprint when addresses, origin and languages of its site change", async () => {
  const shop = await startChangingShop(1);
  onTestFinished(() => shop.close());
  let last = await planOf(shop);
  for (const change of shopChanges.filter(({ name }) => TELLING.test(name))) {
    shop.change(change);
    const plan = await planOf(shop);
    const { pairs } = pairTasks(last.actions, plan.actions);
    const lost = pairs.filter(([then, now]) => then.fingerprint !== now.fingerprint);
    // Nearly all faults stay; what few the change itself makes or mends are no pairs.
    const kept = pairs.length >= 0.9 * Math.min(last.actions.length, plan.actions.length);
    expect({ change: change.name, kept, lost }).toEqual({
      change: change.name,
      kept: true,
      lost: [],
    });
    // Who forwards to another domain is that other site: its own links lead to its pages.
    if (change.name.includes("another origin"))
      expect(plan.actions.map(({ rule }) => rule)).not.toContain("orphan-pages");
    last = plan;
  }
});
