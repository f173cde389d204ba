import { expect, test } from "vitest";
import { sampleAction } from "../../samples/sample-actions.ts";
import { taskMarkdown } from "./task-markdown.ts";

test("a copied task holds what a ticket needs", () => {
  const text = taskMarkdown(sampleAction);
  for (const part of [
    "## Add the price to the structured data of 12 product pages",
    "### Problem",
    "### Solution",
    "### Implementation",
    "- <https://shop.example/products/brush>",
    "### How to check",
  ])
    expect.soft(text).toContain(part);
  expect(text).not.toMatch(/rank|severity/);
});

test("code with a fence in it can't end the code block", () => {
  expect(taskMarkdown({ ...sampleAction, implementation: "a\n```\nb" })).toContain("````\na\n```\nb\n````");
});
