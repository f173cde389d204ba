import { expect, test } from "vitest";
import { evidenceText } from "./evidence-text.ts";

test("facts stand one per line without brackets", () => {
  expect(evidenceText("Brush | Shop")).toBe("Brush | Shop");
  expect(
    evidenceText([
      { line: 5, rule: "Disallow: /" },
      { line: 9, rule: "Disallow: /a" },
    ]),
  ).toBe("line: 5\nrule: Disallow: /\n\nline: 9\nrule: Disallow: /a");
  expect(evidenceText(["a", "b"])).toBe("a\nb");
  expect(evidenceText({ name: "Brush", offers: null, tags: ["x"] })).toBe('name: Brush\noffers: nothing\ntags: ["x"]');
});
