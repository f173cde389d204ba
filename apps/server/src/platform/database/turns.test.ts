import { expect, test } from "vitest";
import { openTurns, type Turns } from "./turns.ts";

/** Work that ends when it is told, and the order in which it began. */
function openWork(turns: Turns) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, behind: boolean): Promise<void> =>
    turns.take(behind, () => {
      begun.push(name);
      return new Promise((resolve) => ends.set(name, resolve));
    });
  return { begun, ask, end: (name: string) => ends.get(name)?.() };
}

test("one at a time, and those that somebody waits for before those behind", async () => {
  const { begun, ask, end } = openWork(openTurns());
  const asked = [ask("a", true), ask("b", true), ask("c", false), ask("d", true), ask("e", false)];
  for (const name of ["c", "e", "a", "b", "d"]) {
    await expect.poll(() => begun.at(-1)).toBe(name);
    end(name);
  }
  await Promise.all(asked);
  expect(begun).toEqual(["c", "e", "a", "b", "d"]);
});

test("who has waited for long goes first", async () => {
  const { begun, ask, end } = openWork(openTurns(0));
  const asked = [ask("a", false)];
  await expect.poll(() => begun).toEqual(["a"]);
  asked.push(ask("b", true), ask("c", false));
  await new Promise((resolve) => setTimeout(resolve, 5));
  for (const name of ["a", "b", "c"]) {
    await expect.poll(() => begun.at(-1)).toBe(name);
    end(name);
  }
  await Promise.all(asked);
  expect(begun).toEqual(["a", "b", "c"]);
});

test("work that fails gives its turn on", async () => {
  const turns = openTurns();
  const failed = turns.take(false, () => Promise.reject(new Error("no")));
  const after = turns.take(true, async () => "yes");
  await expect(failed).rejects.toThrow("no");
  expect(await after).toBe("yes");
});
