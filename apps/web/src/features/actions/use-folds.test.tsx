import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../design/design.css";
import { sampleAction } from "../../samples/sample-actions.ts";
import { arrangeTasks, rankTasks } from "./arrange-tasks.ts";
import { TaskTable } from "./task-table.tsx";

const nothing = (): void => {};
const arrangement = { group: "status", sort: "rank", descending: false } as const;

test("a completed task folds away where it stood, within 180 ms, and stands below", async () => {
  await page.viewport(1400, 800);
  const table = (status: "todo" | "completed") => {
    const actions = [
      { ...sampleAction, id: "a", title: "First", status },
      { ...sampleAction, id: "b", title: "Second", status: "todo" as const },
    ];
    const ranks = rankTasks(actions);
    return (
      <TaskTable
        groups={arrangeTasks(actions, arrangement, ranks)}
        ranks={ranks}
        arrangement={arrangement}
        order=""
        onSort={nothing}
        changes={new Map(status === "completed" ? [["a", "sent"]] : [])}
        hrefOf={() => "#"}
        onOpen={nothing}
        commands={{ move: nothing, complete: nothing }}
        selection={{ chosen: [], has: () => false, toggle: nothing, chooseAll: nothing, clear: nothing }}
      />
    );
  };
  const screen = await render(table("todo"));
  const folding = (): HTMLElement | null => document.querySelector("[data-fold]");
  await screen.rerender(table("completed"));
  const row = folding();
  expect(row?.closest("tbody")?.textContent).toContain("Second");
  const [motion] = row?.querySelector("div")?.getAnimations() ?? [];
  const duration = Number(motion?.effect?.getComputedTiming().duration);
  expect(duration === 0.01 || (duration >= 120 && duration <= 180)).toBe(true);
  await expect.poll(folding).toBe(null);
  expect([...document.querySelectorAll("tbody")].at(-1)?.textContent).toMatch(/^Completed Tasks \(1\).*First/);
});
