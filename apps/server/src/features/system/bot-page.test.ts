import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../../config/config.ts";
import { createTestServer, type TestServer } from "../../testing/index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({
    env: { BRAND_ORIGIN: "https://audit.example", CRAWL_RATE: "2", BRAND_SUPPORT_EMAIL: "help@audit.example" },
  });
});
afterAll(() => server.stop());

test("who finds the crawler in a log reads on its page who it is and how to slow or stop it", async () => {
  const answer = await fetch(`${server.url}/bot`);
  const text = await answer.text();
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(text).toContain("SEOAuditBot/0.1 (+https://audit.example/bot)");
  expect(text).toContain("at most 2 requests per second");
  expect(text).toContain("at most 2000 requests in a day");
  expect(text).toContain("    User-agent: SEOAuditBot\n    Disallow: /");
  expect(text).toContain("    Crawl-delay: 10");
  expect(text).toContain("Questions, or never to be read again: help@audit.example");
});

test("the crawler names the address of its page where it is known, and what the operator wants instead", () => {
  const agentOf = (env: Record<string, string>): string => readConfig(env).crawl.userAgent;
  expect(agentOf({})).toBe("SEOAuditBot/0.1");
  expect(agentOf({ BRAND_DOMAIN: "audit.example" })).toBe("SEOAuditBot/0.1 (+https://audit.example/bot)");
  expect(agentOf({ CRAWL_USER_AGENT: "ShopBot/2 (+https://shop.example/bot)" })).toBe(
    "ShopBot/2 (+https://shop.example/bot)",
  );
  expect(() => agentOf({ CRAWL_USER_AGENT: "Bot\r\nX: y" })).toThrow(/CRAWL_USER_AGENT must begin with/);
});
