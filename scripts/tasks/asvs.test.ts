import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const text = readFileSync("docs/asvs.md", "utf8");
const rows = [...text.matchAll(/^\| (V[\d.]+) \| (met|\*\*not met\*\*) \| (.+?) \| (.+) \|$/gm)].map(
  ([, id = "", state = "", how = "", shown = ""]) => ({ id, state, how, shown }),
);
const onOneLine = (words: string): string => words.replaceAll(/\s+/g, " ");

/** Paths in code signs, with the words after a colon that stand in the file. */
const proofsOf = (shown: string): [path: string, words: string][] =>
  [...shown.matchAll(/(`{1,2}) ?(.+?) ?\1(?=;|$)/g)].map(([, , proof = ""]) => {
    const [path = "", ...words] = proof.replaceAll("\\|", "|").split(": ");
    return [path, words.join(": ")];
  });

test("every requirement stands once in the list, with at most five that are not met", () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(190);
  expect(rows).toHaveLength(190);
  expect(rows.filter(({ state }) => state !== "met").length).toBeLessThanOrEqual(5);
  expect(rows.filter(({ how, shown }) => how === "" || proofsOf(shown).length === 0)).toEqual([]);
});

test("every file that the list names is there, and holds the words it is named for", () => {
  const missing = rows.flatMap(({ id, shown }) =>
    proofsOf(shown).flatMap(([path, words]) =>
      existsSync(path) && onOneLine(readFileSync(path, "utf8")).includes(onOneLine(words))
        ? []
        : [`${id}: ${path}: ${words}`],
    ),
  );
  expect(missing).toEqual([]);
});
