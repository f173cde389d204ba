import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { sampleAction } from "../../samples/sample-actions.ts";
import { TaskRank } from "./task-rank.tsx";

test("the rank has its reason in a sentence, and opens into the numbers it is made of, which give the priority", async () => {
  await render(<TaskRank action={sampleAction} />);
  await expect.element(page.getByText(/^High impact, 12 pages, about 45 min of work/)).toBeVisible();
  expect(page.getByRole("row").elements()).toHaveLength(0);
  await page.getByText("The numbers").click();
  await expect.element(page.getByRole("row", { name: /reach 0\.225 12 of 80/ })).toBeVisible();
  const cells = page.getByRole("cell").elements();
  const numbers = cells.map((cell) => Number(cell.textContent)).filter((value) => !Number.isNaN(value));
  const [severity = 0, reach = 0, worth = 0, certainty = 0, effort = 1, priority] = numbers;
  expect(Math.round(((severity * reach * worth * certainty) / effort) * 100) / 100).toBe(priority);
});

test("a plan without the numbers shows nothing in their place", async () => {
  const { container } = await render(<TaskRank action={{ ...sampleAction, ranking: null }} />);
  expect(container.textContent).toBe("");
});
