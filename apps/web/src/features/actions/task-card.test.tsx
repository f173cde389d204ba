import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { sampleAction, sampleActions } from "../../samples/sample-actions.ts";
import { Overview } from "./overview.tsx";
import { TaskCard } from "./task-card.tsx";
import { TaskDetail } from "./task-detail.tsx";

const nothing = (): void => {};

test("a card shows what a task is, is worth and costs, and moves it on [D2-3.47]", async () => {
  const onMove = vi.fn<(action: unknown) => void>();
  const page = await render(
    <ul>
      <TaskCard
        action={sampleAction}
        selected={false}
        change={undefined}
        compact={false}
        href="#"
        onOpen={nothing}
        onMove={onMove}
      />
    </ul>,
  );
  const card = page.getByRole("listitem");
  for (const text of [
    sampleAction.title,
    sampleAction.business_value,
    "High impact",
    "Structured data",
    "45 min",
    "12 pages",
  ])
    expect.soft(card.element().textContent).toContain(text);
  await page.getByRole("button", { name: /^Start Task/ }).click();
  expect(onMove).toHaveBeenCalledExactlyOnceWith(sampleAction);
});

test("where tasks are only looked at, a card offers View Details and nothing else", async () => {
  const onOpen = vi.fn<(id: string) => void>();
  const page = await render(
    <ul>
      <TaskCard
        action={sampleAction}
        selected={false}
        change={undefined}
        compact={false}
        href="#"
        onOpen={onOpen}
        onMove={undefined}
      />
    </ul>,
  );
  expect(page.getByRole("button").elements()).toHaveLength(1);
  await page.getByRole("button", { name: /^View Details/ }).click();
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(sampleAction.id);
});

test("an opened task shows the rest: problem, solution as steps, code, tags, difficulty and results", async () => {
  const page = await render(
    <TaskDetail action={sampleAction} split shortcuts={false} onMove={nothing} onBack={nothing} onStep={nothing} />,
  );
  const task = page.getByRole("article");
  for (const text of [sampleAction.problem, sampleAction.implementation!, "quick-win", "Easy", "2-4 weeks"])
    expect.soft(task.element().textContent).toContain(text);
  await expect.element(page.getByText("Add an offer to the product markup.")).toBeVisible();
});

test("the overview shows the plan's progress [D2-3.48]", async () => {
  const stats = {
    totalActions: 96,
    completedActions: 12,
    inProgressActions: 3,
    estimatedTimeRemaining: 870,
    highImpactCompleted: 4,
    completionPercentage: 13,
  };
  const page = await render(<Overview stats={stats} actions={sampleActions} />);
  const cards = page.container.textContent ?? "";
  for (const text of [
    "Total Tasks96",
    "Completed12",
    "In Progress3",
    "Todo81",
    "High impact done4 of 2",
    "Time remaining15 h",
  ])
    expect.soft(cards).toContain(text);
});
