import { listActions, saveActionNotes, updateAction, type Action, type Client } from "@audit/contract";
import type { ShopChange } from "@audit/testkit";
import { waitFor } from "../wait-for.ts";

const STATES = ["todo", "in-progress", "completed"] as const;
/** Each completed task is looked at on the site, which takes a process; a few are enough. */
const MOST_COMPLETED = 3;

/**
 * An owner at work on a plan, before something happens to his site: some tasks are begun, some finished, most with notes.
 * What the change mends is finished beforehand. Looks at the site have ended when this ends.
 * @param pick a number below `sides`
 * @returns the tasks as they are then
 */
export async function workOff(
  call: Client,
  jobId: string,
  change: ShopChange,
  pick: (sides: number) => number,
): Promise<readonly Action[]> {
  const { actions } = await call(listActions, { query: { jobId } });
  let completed = 0;
  for (const { id, rule, status, notes } of actions) {
    const isMended = change.fixed?.includes(rule) === true;
    const wanted = isMended ? "completed" : STATES[pick(STATES.length)]!;
    if (isMended || (status === "todo" && (wanted !== "completed" || completed < MOST_COMPLETED))) {
      await call(updateAction, { params: { id }, body: { status: wanted } });
      if (wanted === "completed") completed += 1;
    }
    if (notes === null && (isMended || pick(2) === 0)) {
      await call(saveActionNotes, { params: { id }, body: { notes: `Ask Ann about ${rule}` } });
    }
  }
  return waitFor(
    "the looks at the site to end",
    async () => {
      const now = (await call(listActions, { query: { jobId } })).actions;
      const isLooking = now.some(({ verification }) => /waiting|running/.test(verification?.state ?? ""));
      return !isLooking && now;
    },
    120_000,
  );
}
