import type { Verification } from "@audit/contract";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { sampleAction } from "../../samples/sample-actions.ts";
import { proofWords } from "./proof-words.ts";
import { TaskMarks } from "./task-marks.tsx";
import { TaskProof } from "./task-proof.tsx";

const seen: Verification = {
  state: "verified",
  at: "2026-01-20T10:00:00.000Z",
  verifiedAt: "2026-01-20T10:00:00.000Z",
  checked: 2,
  outOf: 5,
  reason: null,
  seen: [{ url: "https://shop.example/soap", status: 200, at: null, saw: null, expected: null }],
};
const onRate = vi.fn<(rating: number) => void>();
const show = (verification: Verification | null, onCheck = vi.fn<() => void>()) =>
  render(
    <TaskProof
      action={{ ...sampleAction, status: "completed", verification }}
      busy={false}
      onCheck={onCheck}
      onRate={onRate}
    />,
  );

test("a task that was never looked at offers it", async () => {
  const onCheck = vi.fn<() => void>();
  const screen = await show(null, onCheck);
  await screen.getByRole("button", { name: "Check now" }).click();
  expect(onCheck).toHaveBeenCalledOnce();
});

test("a task that a later audit found again says that it had been called complete", async () => {
  const verification: Verification = { ...seen, state: "open" };
  const page = await render(
    <TaskProof
      action={{ ...sampleAction, status: "todo", verification }}
      busy={false}
      onCheck={vi.fn<() => void>()}
      onRate={onRate}
    />,
  );
  await expect.element(page.getByText("You had marked this complete. It is open again.")).toBeVisible();
  const marked = await render(
    <TaskMarks action={{ ...sampleAction, status: "todo", verification }} change={undefined} />,
  );
  await expect.element(marked.getByText("Still open").last()).toBeVisible();
});

test.each(["open", "regressed"] as const)(
  "what an audit found again (%s) says so, in the list and in the task",
  async (state) => {
    const verification: Verification = { ...seen, state, byAudit: true, seen: [] };
    const action = { ...sampleAction, status: "todo" as const, verification };
    const page = await render(<TaskProof action={action} busy={false} onCheck={vi.fn<() => void>()} onRate={onRate} />);
    await expect.element(page.getByText("You had marked this complete. A later audit found it again.")).toBeVisible();
    await expect.element(page.getByText(/the audit on .* found it again at 2 addresses/i)).toBeVisible();
    await expect.element(page.getByText("Found again", { exact: true })).toBeVisible();
    const marked = await render(<TaskMarks action={action} change={undefined} />);
    await expect.element(marked.getByText("Found again", { exact: true }).last()).toBeVisible();
  },
);

test.each([
  ["verified", "Verified", /gone: 2 addresses read again of 5/],
  ["open", "Still open", /is still there/],
  ["regressed", "Regressed", /was gone on .* and is back/],
] as const)("%s is said in a word and a sentence", async (state, word, sentence) => {
  const screen = await show({ ...seen, state });
  await expect.element(screen.getByText(word, { exact: true })).toBeVisible();
  await expect.element(screen.getByText(sentence)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Check again" })).toBeVisible();
});

test("unknown says why", async () => {
  const screen = await show({ ...seen, state: "unknown", reason: "The site answers with status 503." });
  await expect.element(screen.getByText("The site answers with status 503.")).toBeVisible();
});

test("a look that waits for another reader of the site says so", async () => {
  const screen = await show({
    ...seen,
    state: "waiting",
    reason: "Another analysis is reading shop.example just now.",
  });
  await expect.element(screen.getByText("Another analysis is reading shop.example just now.")).toBeVisible();
});

test("while it is looked at nothing can be started", async () => {
  const screen = await show({ ...seen, state: "running" });
  await expect.element(screen.getByText("Looking")).toBeVisible();
  expect(screen.getByRole("button").elements()).toEqual([]);
});

test("every state has a word of its own", () => {
  const states = ["waiting", "running", "verified", "open", "unknown", "regressed"] as const;
  expect(new Set(states.map((state) => proofWords({ ...seen, state }).word)).size).toBe(states.length);
});

test("whether it helped is asked once the fault is gone, not before", async () => {
  const screen = await show({ ...seen, state: "open" });
  expect(screen.getByRole("button", { name: "4" }).elements()).toEqual([]);
  const done = await show(seen);
  await done.getByRole("button", { name: "4" }).click();
  expect(onRate).toHaveBeenCalledExactlyOnceWith(4);
});

test("places beyond the first three are counted, and shown on demand", async () => {
  const places = [1, 2, 3, 4, 5].map((place) => ({
    ...seen.seen[0]!,
    url: `https://shop.example/${place}`,
    at: "img src",
  }));
  const screen = await show({ ...seen, state: "open", seen: places });
  expect(screen.getByText("img src").elements()).toHaveLength(3);
  await screen.getByRole("button", { name: "Show 2 more" }).click();
  expect(screen.getByText("img src").elements()).toHaveLength(5);
});
