import { expect, test } from "vitest";
import { addressPages, ADDRESSES_PER_PAGE, readAddressPage } from "./address-pages.ts";
import { cutProof, cutText, LISTED_LIMITS, PROOF_LIMITS } from "./cut-evidence.ts";

test("what is short stays as it was seen", () => {
  const saw = { titles: ["A", "B"], count: 2, nested: { deep: [true, null] } };
  expect(cutProof("https://a.example/", { at: "head > title", saw, expected: "one title" }, PROOF_LIMITS)).toEqual({
    url: "https://a.example/",
    at: "head > title",
    saw,
    expected: "one title",
  });
});

test("long texts, long lists, deep and wide values all end within the limit and say that they were cut", () => {
  const deep = JSON.parse(`${'{"a":['.repeat(40)}1${"]}".repeat(40)}`) as never;
  const wide = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`key ${index}`, "x".repeat(500)]));
  for (const saw of ["x".repeat(100_000), Array(900).fill("y".repeat(900)), deep, wide]) {
    const proof = cutProof("https://a.example/", { at: "z".repeat(9_000), saw }, LISTED_LIMITS);
    expect(JSON.stringify(proof).length).toBeLessThan(LISTED_LIMITS.whole + 300);
    expect(JSON.stringify(proof)).toContain("…");
  }
  const list = cutProof("https://a.example/", { at: "a", saw: [1, 2, 3, 4, 5, 6, 7] }, LISTED_LIMITS);
  expect(list.saw).toEqual([1, 2, 3, 4, 5, "… and 2 more"]);
});

test("signs that hide or reorder text are made visible, and no half of a pair is left", () => {
  expect(cutText("a\u202eb\u0000c", 10)).toBe("a\ufffdb\ufffdc");
  expect(cutText("ab😀cd", 4).isWellFormed()).toBe(true);
});

test("every address of a finding is in one of its pages, in order", () => {
  const pages = Array.from({ length: 2 * ADDRESSES_PER_PAGE + 1 }, (_, index) => ({
    url: `https://a.example/${index}`,
    evidence: { at: "head", saw: index },
  }));
  const stored = addressPages({ pages } as never);
  expect(stored).toHaveLength(3);
  expect(stored.flatMap(readAddressPage).map(({ saw }) => saw)).toEqual(pages.map((_, index) => index));
  expect(addressPages({ pages: [] } as never)).toEqual([]);
});

test("each bound is met exactly: a text of that length stays, one more character is cut", () => {
  expect([cutText("abcd", 4), cutText("abcde", 4), cutText("", 4)]).toEqual(["abcd", "abc…", ""]);
  const saw = (value: unknown) =>
    cutProof("u", { at: "a", saw: value as never }, { text: 6, whole: 40, entries: 2 }).saw;
  expect(saw([1, 2])).toEqual([1, 2]);
  expect(saw([1, 2, 3])).toEqual([1, 2, "… and 1 more"]);
  expect(saw({ a: 1, b: null, c: 3 })).toEqual({ a: 1, b: null });
  expect(saw("1234567")).toBe("12345…");
  expect([saw(null), saw(true), saw(12)]).toEqual([null, true, 12]);
  expect(saw(["123456", "123456", "x"])).toEqual(["123456", "123456", "… and 1 more"]);
  expect(saw({ [`${"k".repeat(30)}`]: "123456" })).toBe('{"kkk…');
  expect(saw([[[[[1]]]]])).toEqual([[[["[1]"]]]]);
});

test("what was expected is cut as what was seen, and left out where nothing was", () => {
  const limits = { text: 4, whole: 100, entries: 3 };
  expect(cutProof("u", { at: "a", saw: 1, expected: "long text" }, limits).expected).toBe("lon…");
  expect(cutProof("u", { at: "a", saw: 1 }, limits)).not.toHaveProperty("expected");
  expect(cutProof("u".repeat(3_000), { at: "a".repeat(200), saw: 1 }, limits)).toMatchObject({
    url: `${"u".repeat(2_082)}…`,
    at: `${"a".repeat(159)}…`,
  });
});
