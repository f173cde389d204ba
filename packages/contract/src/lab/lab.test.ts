import type { LighthousePage } from "../lighthouse.ts";
import { expect, test } from "vitest";
import { labColumns, labMarkdown, labScoreWord, labSentence, showsLabTable, type Measured } from "./index.ts";

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
  expect(labColumns.map(({ text }) => text(measured, String))).toEqual([
    "3.1 s",
    "220 ms",
    "0.10",
    "1.8 s",
    "–",
    "1.3 MB",
  ]);
  expect([89, 90, 49, 50].map((score) => labScoreWord(score))).toEqual([
    "needs improvement",
    "good",
    "poor",
    "needs improvement",
  ]);
});

test("a report file tells the same: figures of what was measured, and by name what was not and why", () => {
  const slow = { ...measured, tbtMs: 1220, score: 38, warnings: ["The page <b>may</b> be | cut"] };
  const pages = [
    page(slow),
    page(missing("No browser."), "https://shop.example/a"),
    page(null, "https://shop.example/b"),
  ];
  expect(labMarkdown(pages)).toContain("they count in no score. Measured on 2026-01-31.\n\n|");
  expect(labMarkdown(pages).split("\n").slice(4)).toEqual([
    "| page | performance | largest paint | blocking time | layout shift | first paint | speed index | weight |",
    "| --- | --- | --- | --- | --- | --- | --- | --- |",
    "| <https://shop.example/> | 38, poor | 3.1 s | 1,220 ms | 0.10 | 1.8 s | – | 1.3 MB |",
    "",
    String.raw`- <https://shop.example/>: The page &lt;b&gt;may&lt;/b&gt; be \| cut`,
    "- <https://shop.example/a>: Not measured: No browser.",
    "- <https://shop.example/b>: Waits for its turn",
  ]);
  expect(labMarkdown([])).toBe(
    "## Speed in the lab\n\nNot measured: Lighthouse was not switched on here when this audit ended.",
  );
});
