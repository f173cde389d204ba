import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { openNgrams, packNgrams } from "./packed-ngrams.ts";

/** Its package gives it to its own modules only. */
const FILE = join(import.meta.dirname, "../../../../node_modules/eld/src/ngrams/small.js");

test("what was packed is the same when it is opened, every group of it, and nothing else is there", async () => {
  const { ngramsData } = (await import(pathToFileURL(FILE).href)) as {
    ngramsData: { ngrams: Record<string, Record<string, number>> };
  };
  const { ngrams } = ngramsData;
  const packed = packNgrams(ngrams);
  expect(Object.values(packed).join("").length).toBeLessThan(readFileSync(FILE, "utf8").length);
  const opened = openNgrams(packed);
  const different = Object.keys(ngrams).filter(
    (group) => JSON.stringify(opened[group]) !== JSON.stringify(ngrams[group]),
  );
  expect(different).toEqual([]);
  expect(Object.keys(ngrams).length).toBeGreaterThan(50_000);
  for (const absent of ["", "zzzzzz", "toString", "longer than any"]) expect(opened[absent]).toBeUndefined();
});

test("what does not fit is refused when it is packed", () => {
  expect(() => packNgrams({ abc: { 0: 300 } })).toThrow("fits into no sign");
  expect(() => packNgrams({ "much too long": { 0: 1 } })).toThrow("fits into no place");
});
