import type { LighthousePage } from "@audit/contract";
import { expect, test } from "vitest";
import { labColumns, labScoreWord, labSentence, showsLabTable, type Measured } from "./lab-words.ts";

const measured: Measured = {
  state: "measured",
  at: "2026-01-31T10:00:00.000Z",
  version: "13.5.0",
  score: 71,
  lcpMs: 3140,
  fcpMs: 1800,
  tbtMs: 220,
  speedIndexMs: null,
  cls: 0.104,
  bytes: 1_260_000,
  warnings: [],
};
const page = (result: LighthousePage["result"], url = "https://shop.example/"): LighthousePage => ({ url, result });
const missing = (reason: string): LighthousePage["result"] => ({ state: "not-measured", at: measured.at, reason });

test("without any figure it is said why, and a table is only for pages that differ", () => {
  expect(labSentence([])).toMatch(/^Not measured: Lighthouse was not switched on/);
  const absent = [page(missing("No browser.")), page(missing("No browser."), "https://shop.example/a")];
  expect(labSentence(absent)).toBe("Not measured: No browser.");
  expect(showsLabTable(absent)).toBe(false);
  expect(labSentence([page(null), page(null)])).toMatch(/^2 pages in line/);
  expect(showsLabTable([page(null)])).toBe(false);
  expect(showsLabTable([page(null), page(missing("No browser."))])).toBe(true);
});

test("figures are told as one run of a version on this server, that counts in no score", () => {
  const sentence = labSentence([page(missing("No browser.")), page(measured)]);
  expect(sentence).toMatch(/^One run of Lighthouse 13\.5\.0 .* on this server.* they count in no score\.$/);
  expect(labColumns.map(({ text }) => text(measured))).toEqual(["3.1 s", "220 ms", "0.10", "1.8 s", "–", "1.3 MB"]);
  expect([89, 90, 49, 50].map((score) => labScoreWord(score).word)).toEqual([
    "needs improvement",
    "good",
    "poor",
    "needs improvement",
  ]);
});
