import { calls } from "@audit/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../testing/index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.stop());

test("the operator's list holds every rule with source, grade and weight, and each explains itself", async () => {
  const [operator, user] = [await server.mint("admin"), await server.mint()];
  const { rules } = await operator.call(calls.listRules, {});
  expect(rules.length).toBeGreaterThanOrEqual(360);
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  for (const { source, grade, weight } of rules) {
    expect(source).toMatch(/^https:/);
    if (grade === "C" || grade === "D") expect(weight).toBe(0);
  }
  const { rule } = await user.call(calls.getRule, { params: { rule: "title-missing" } });
  expect(rule).toEqual(rules.find(({ id }) => id === "title-missing"));
  const unknown = user.call(calls.getRule, { params: { rule: "no-such-rule" } });
  await expect(unknown).rejects.toMatchObject({ status: 404, code: "NOT_FOUND" });
});
