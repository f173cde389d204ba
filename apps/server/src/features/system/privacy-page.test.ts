import { expect, test } from "vitest";
import { createTestServer } from "../../testing/index.ts";

test("the privacy page says what holds here: who counts visits and whether you are asked", async () => {
  const textOf = async (env: Record<string, string>): Promise<string> => {
    const server = await createTestServer({ env: { BRAND_NAME: "Shop Doctor", ...env } });
    const text = await (await fetch(`${server.url}/privacy`)).text();
    await server.stop();
    return text;
  };
  const plain = await textOf({ BRAND_SUPPORT_EMAIL: "help@audit.example" });
  expect(plain).toMatch(/^Privacy at Shop Doctor\n/);
  expect(plain).toContain("Nobody counts your visits here.");
  expect(plain).toContain("help@audit.example");
  expect(await textOf({ GA_TRACKING_ID: "G-ABC123", BRAND_REGION: "europe" })).toContain("only if you agree");
  expect(await textOf({ GA_TRACKING_ID: "G-ABC123" })).toContain("which counts visits");
});
