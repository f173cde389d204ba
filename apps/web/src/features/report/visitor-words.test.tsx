import type { SearchReport } from "@audit/contract";
import { expect, test } from "vitest";
import { fieldSentence, missingWords, searchSentence, vitalWords } from "./visitor-words.ts";

const unread: SearchReport = {
  state: "not-connected",
  reason: null,
  property: null,
  from: null,
  to: null,
  clicks: 0,
  impressions: 0,
  truncated: false,
  beside: { addresses: 0, clicks: 0 },
  pages: [],
};

test("figures come with their source and days, and what was not read is counted", () => {
  const read: SearchReport = {
    ...unread,
    state: "read",
    property: "sc-domain:shop.example",
    from: "2026-01-04",
    to: "2026-01-31",
    clicks: 1,
    impressions: 2000,
    beside: { addresses: 3, clicks: 12 },
  };
  const sentence = searchSentence(read);
  expect(sentence).toMatch(/^1 click from 2,?000 impressions\. Search Console, shop\.example \(whole domain\), /);
  expect(sentence).toContain("12 clicks went to 3 addresses that this audit did not read as pages.");
  expect(searchSentence({ ...read, truncated: true })).toMatch(/more addresses than were read\.$/);
});

test.each(["not-connected", "reconnect", "no-property", "failed"] as const)("%s is said, with no figure", (state) => {
  const sentence = searchSentence({ ...unread, state, reason: state === "failed" ? "Google is busy." : null });
  expect(sentence).toMatch(/clicks (are unknown and )?did not count/);
  expect(sentence).not.toMatch(/\d/);
  if (state === "failed") expect(sentence).toContain("Google is busy.");
});

test("values are rated by the published bounds, and a missing one is not", () => {
  expect([200, 201, 500, 501].map((ms) => vitalWords("inpMs", ms).word)).toEqual([
    "good",
    "needs improvement",
    "needs improvement",
    "poor",
  ]);
  expect([2500, 4001].map((ms) => vitalWords("lcpMs", ms))).toMatchObject([
    { text: "2.5 s", word: "good" },
    { text: "4.0 s", word: "poor" },
  ]);
  expect([0.1, 0.26].map((value) => vitalWords("cls", value).word)).toEqual(["good", "poor"]);
  expect(vitalWords("cls", null)).toMatchObject({ text: "–", word: null, meaning: "unknown" });
});

test("an address without values says why; a source that is not connected too", () => {
  expect(missingWords({ url: "https://a.example", state: "no-data" })).toBe("No field data for this address");
  expect(missingWords({ url: "https://a.example", state: "failed", reason: "Busy." })).toBe("Asked, failed: Busy.");
  expect(fieldSentence({ state: "not-connected", origin: null, pages: [] })).toContain("unknown");
});
