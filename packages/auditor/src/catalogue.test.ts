import { expect, test } from "vitest";
import { catalogue } from "./catalogue.ts";
import { findGaps } from "./catalogue/find-gaps.ts";
import { countCases, loadExamples } from "./catalogue/load-cases.ts";
import { writePage } from "./catalogue/write-page.ts";

const cases = await countCases();
const entries = catalogue();

test("every rule has examples that pass, fail and fall outside, a reason, a fix and a source", () => {
  const gaps = entries.flatMap((entry) => findGaps(entry, cases.get(entry.id)).map((gap) => `${entry.id}: ${gap}`));
  expect(gaps).toEqual([]);
});

test("a rule without any of these is named with what it lacks", () => {
  const bare = { ...entries[0]!, certainty: 0, says: { failing: "", why: "Because", fix: "", source: "http://x" } };
  expect(findGaps(bare, undefined)).toEqual([
    "no passing case",
    "no failing case",
    "no outside case",
    "no name",
    "no reason",
    "no fix",
    "no public source",
    "no certainty between 0 and 1",
  ]);
});

test("a rule's page says what it judges, on what ground, shows a case of each side, and links its source", async () => {
  const examples = await loadExamples();
  for (const entry of entries) {
    const page = writePage(entry, cases.get(entry.id)!, examples.get(entry.id));
    for (const part of [entry.id, entry.population, entry.says.fix, entry.source]) expect(page).toContain(part);
    // A heading, a fence, something in it, and the fence's end.
    for (const side of ["Fails", "Passes"])
      expect([entry.id, page]).toEqual([
        entry.id,
        expect.stringMatching(new RegExp(`## ${side}\n\n[^]*?~{6}(html|json)\n[^~][^]*?\n~{6}`)),
      ]);
  }
});

test("a rule says for which businesses, kinds of pages and languages it speaks", () => {
  const pageOf = (id: string): string =>
    writePage(
      entries.find((entry) => entry.id === id)!,
      cases.get(id)!,
    );
  expect(pageOf("returns-page")).toContain("- Businesses: online-shop.\n- Kinds of pages: the site as a whole.");
  expect(pageOf("returns-page")).toMatch(/- Languages: knows the words of af, ar, be, .+; elsewhere it says unknown\./);
  expect(pageOf("lcp-image-lazy")).toContain("- Kinds of pages: home, product, category.");
  expect(pageOf("product-gtin-missing")).toMatch(/- Kinds of pages: product\.\n- Languages: all;/);
  expect(pageOf("title-missing")).toContain("- Businesses: all.\n- Kinds of pages: all.");
});

test("what rests on a convention or only informs weighs nothing, and everything else something", () => {
  for (const { id, grade, weight } of entries) {
    if (grade === "C" || grade === "D") expect([id, weight]).toEqual([id, 0]);
  }
  expect(entries.filter(({ weight }) => weight === 0).map(({ id }) => id)).toContain("crawl-coverage-gap");
});
