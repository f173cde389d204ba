import type { PastRun } from "@audit/contract";
import { expect, test } from "vitest";
import { scoreSentence } from "./score-sentence.ts";

const run = (health: number | null): PastRun => ({
  jobId: crypto.randomUUID(),
  completedAt: "2026-01-01T00:00:00.000Z",
  health,
  aiVisibility: 50,
  pages: 10,
  tasks: { high: 0, medium: 0, low: 0 },
});

test.each([
  [[71, 65, 60], "Over 3 audits health rose from 60 to 71 of 100."],
  [[40, 60], "Over 2 audits health fell from 60 to 40 of 100."],
  [[60, null, 60], "Over 3 audits health is where it began, at 60 of 100."],
  [[null, 60], "There are not yet two scores to compare."],
  [[], "There are not yet two scores to compare."],
])("%j, newest first: %s", (scores, sentence) => {
  expect(scoreSentence(scores.map(run))).toBe(sentence);
});
