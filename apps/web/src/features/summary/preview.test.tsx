import { limits } from "@audit/contract";
import { expect, test } from "vitest";
import { previewOf } from "./preview.ts";

const samples: [string, string][] = [
  ["# Heading", "Heading"],
  ["### Deep heading", "Deep heading"],
  ["**bold**", "bold"],
  ["__bold__", "bold"],
  ["*italic*", "italic"],
  ["_italic_", "italic"],
  ["***both***", "both"],
  ["[text](https://example.com)", "text"],
  ["![picture](x.png)", "picture"],
  ["`code`", "code"],
  ["a **b *c* d** [e](f) `g`", "a b c d e g"],
  ["127\\.0.0.1 is 2 \\* 3", "127.0.0.1 is 2 * 3"],
];

test.each(samples)("%s reads as %s [D1-2.82]", (markdown, plain) => expect(previewOf(markdown)).toBe(plain));

test("an underscore inside a word is part of the word", () => {
  expect(previewOf("action_plan_file.md")).toBe("action_plan_file.md");
});

test("line breaks become spaces [D1-2.83]", () => {
  expect(previewOf("a\nb\r\nc")).toBe("a b c");
});

test("more than 200 characters are cut with dots, 200 are not [D1-2.84 D1-9.11]", () => {
  expect(limits.summaryPreviewLength).toBe(200);
  expect(previewOf("x".repeat(199))).toBe("x".repeat(199));
  expect(previewOf("x".repeat(200))).toBe("x".repeat(200));
  expect(previewOf("x".repeat(201))).toBe(`${"x".repeat(200)}...`);
});

test("a cut never leaves half a character", () => {
  expect(previewOf(`${"x".repeat(199)}\u{1F600}y`)).toBe(`${"x".repeat(199)}...`);
});
