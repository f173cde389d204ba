import type { ScoreStory } from "@audit/contract";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { ScorePanel } from "./score-panel.tsx";

const part = (category: "content" | "technical", points: number, passed: number, failed: number) => ({
  category,
  score: 50,
  weight: 0.5,
  points,
  passed,
  failed,
  unknown: 0,
});
const story: ScoreStory = {
  score: 20,
  ceiling: null,
  unscored: null,
  judged: 27,
  failed: 8,
  categories: [part("content", 69.8, 7, 5), part("technical", 10.4, 12, 3)],
  costs: [],
};

test("a score adds up: the parts, their sum and what is left of 100", async () => {
  const screen = await render(<ScorePanel title="AI visibility" story={story} />);
  expect(screen.getByRole("row", { name: /^Together/ }).element().textContent).toBe("Together−80.219 of 27");
  await expect.element(screen.getByText("100 − 80.2 = 19.8, so the score is 20.")).toBeVisible();
});

test("checks that only inform are counted in the table as in the sentence above", async () => {
  const informs = { ...part("content", 0, 0, 1), category: "social" as const, score: null, weight: 0 };
  const informed = { ...story, judged: 28, failed: 9, categories: [...story.categories, informs] };
  const screen = await render(<ScorePanel title="AI visibility" story={informed} />);
  await expect.element(screen.getByText(/^9 of 28 checks fail/)).toBeVisible();
  expect(screen.getByRole("row", { name: /^Together/ }).element().textContent).toBe("Together−80.219 of 28");
});

test("a ceiling is part of the sum", async () => {
  const ceiling = { most: 10, because: "no page can be found." };
  const screen = await render(<ScorePanel title="AI visibility" story={{ ...story, score: 10, ceiling }} />);
  await expect.element(screen.getByText("Not above 10 while this stands: no page can be found.")).toBeVisible();
  await expect
    .element(screen.getByText("100 − 80.2 = 19.8, but the fault named above keeps the score at 10."))
    .toBeVisible();
});
