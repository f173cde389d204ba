import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestServer } from "../../testing/index.ts";
import { privacyText } from "./privacy-text.ts";

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
  expect(await textOf({ KEEP_ANALYSIS_DAYS: "90" })).toContain("for 90 days after the audit at most");
});

test("a browser gets the text as a page of the product's look, with nothing that runs", async () => {
  const server = await createTestServer({ env: { BRAND_NAME: "Shop & Doctor" } });
  const answer = await fetch(`${server.url}/privacy`, { headers: { accept: "text/html,*/*" } });
  const page = await answer.text();
  await server.stop();
  expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(page).toContain("<h1>Privacy at Shop &amp; Doctor</h1>");
  expect(page).toContain("<h2>Your rights</h2><ul><li>Account, Your data:");
  expect(page).not.toMatch(/<script|\n- /);
});

/** What the page promises, and the line that keeps it. */
test.each([
  [/session ends after 7 days without use/, "accounts/session-store.ts", "IDLE_DAYS = 7;"],
  [/administrator's after 12 hours/, "accounts/session-store.ts", "ADMIN_IDLE_HOURS = 12;"],
  [/after 30 days in any case/, "accounts/session-store.ts", "ABSOLUTE_DAYS = 30;"],
  [/Mails to you, for seven days/, "../platform/mail/outbox-store.ts", "KEPT_DAYS = 7;"],
  [/counters against misuse, for seven days at most/, "accounts/attempts-store.ts", "interval '7 days'"],
  [/counters against misuse, for seven days at most/, "crawl-quota/store.ts", "today} - 7"],
  [/for two days as a mark/, "shares/store.ts", "interval '2 days'"],
  [/up to ten years after the end of their year/, "billing/booking-store.ts", "KEPT_YEARS = 10;"],
])("the period %s is the one of %s", (promise, file, line) => {
  const who = { siteName: "A", contact: null, keptDays: null };
  const facts = { ...who, payments: true, models: true, analytics: true, consent: true };
  expect(privacyText(facts).replaceAll(/\s+/g, " ")).toMatch(promise);
  expect(readFileSync(join(import.meta.dirname, "..", file), "utf8")).toContain(line);
});
