import { limits, type Prompt } from "@audit/contract";
import { expect, test } from "vitest";
import { excerptOf, formatDollars, isShown, variableFaults } from "./prompt-words.ts";
import { diffWords } from "./word-diff.ts";

test("the history shows the first 300 characters of a version, never half a sign [D2-2.126]", () => {
  expect(excerptOf("x".repeat(301))).toBe("x".repeat(300));
  expect(excerptOf("x".repeat(300))).toBe("x".repeat(300));
  expect(excerptOf(`${"x".repeat(299)}🙂`)).toBe("x".repeat(299));
});

test("toasts about prompts stay for five seconds [D2-9.10]", () => {
  expect(limits.promptToastMs).toBe(5_000);
});

test("a filter shows all, the active or the inactive", () => {
  const states = [{ is_active: true }, { is_active: false }];
  const shown = (show: "all" | "active" | "inactive") => states.filter((one) => isShown(one, show)).length;
  expect([shown("all"), shown("active"), shown("inactive")]).toEqual([2, 1, 1]);
});

test("variables are checked while typing", () => {
  const prompt = { variables: ["domain", "site"], required_variables: ["site"] } as unknown as Prompt;
  expect(variableFaults("{{ site }} of {{domain}}", prompt)).toEqual([]);
  expect(variableFaults("{{sight}}", prompt)).toEqual([
    "{{sight}} is not a variable of this prompt.",
    "{{site}} is missing: the model would get nothing to work on.",
  ]);
});

test("money below a cent keeps its digits", () => {
  expect([0, 0.0004, 0.02, 5].map(formatDollars)).toEqual(["$0.00", "$0.0004", "$0.02", "$5.00"]);
});

test("a difference names what came and what went, and nothing is lost", () => {
  const [earlier, later] = ["Write short and plain.\nNo praise.", "Write plain sentences.\nNo praise."];
  const pieces = diffWords(earlier, later);
  const join = (kinds: readonly string[]): string =>
    pieces.flatMap(({ kind, text }) => (kinds.includes(kind) ? [text] : [])).join("");
  expect(join(["same", "added"])).toBe(later);
  expect(join(["same", "removed"])).toBe(earlier);
  expect(join(["same"])).toContain("No praise.");
  expect(diffWords("same", "same")).toEqual([{ kind: "same", text: "same" }]);
  expect(diffWords("", "new")).toEqual([{ kind: "added", text: "new" }]);
});

test("two long texts without anything in common are compared at once", () => {
  const text = (word: string): string => Array.from({ length: 5_000 }, (_, index) => `${word}${index}`).join(" ");
  const pieces = diffWords(text("a"), text("b"));
  expect(pieces.map(({ kind }) => kind)).toEqual(["removed", "added"]);
});
