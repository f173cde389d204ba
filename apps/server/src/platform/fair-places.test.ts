import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { NoPlace, openFairPlaces } from "./fair-places.ts";

const never = new AbortController().signal;

test("the one thing of one account comes next, however many another account has waiting", async () => {
  const places = openFairPlaces(2, 100);
  const order: string[] = [];
  const work = (owner: string) =>
    places.inTurn(owner, never, async () => {
      await pause(2);
      order.push(owner);
    });
  await Promise.all([...Array.from({ length: 40 }, () => work("batch")), work("single"), work("other")]);
  expect(order).toHaveLength(42);
  // Two of the batch were at work when the others came.
  expect(order.slice(2, 4).toSorted()).toEqual(["other", "single"]);
});

test("two accounts with much to do get places alike, and never more than there are", async () => {
  const places = openFairPlaces(3, 100);
  let [atOnce, most] = [0, 0];
  const order: string[] = [];
  const work = (owner: string) =>
    places.inTurn(owner, never, async () => {
      most = Math.max(most, (atOnce += 1));
      await pause(1);
      atOnce -= 1;
      order.push(owner);
    });
  await Promise.all([...Array.from({ length: 30 }, () => work("a")), ...Array.from({ length: 10 }, () => work("b"))]);
  expect(most).toBe(3);
  const first = order.slice(0, 20).filter((owner) => owner === "b").length;
  expect(first).toBeGreaterThanOrEqual(8);
});

test("an account has a bounded number waiting, work that fails gives its place on, and who leaves the line gets none", async () => {
  const places = openFairPlaces(1, 2);
  const failing = places.inTurn("a", never, () => pause(20).then(() => Promise.reject(new Error("no"))));
  const stop = new AbortController();
  const left = places.inTurn("a", stop.signal, () => Promise.resolve("done"));
  const stays = places.inTurn("a", never, () => Promise.resolve("done"));
  await expect(places.inTurn("a", never, () => Promise.resolve())).rejects.toBeInstanceOf(NoPlace);
  stop.abort();
  await expect(left).rejects.toBeInstanceOf(NoPlace);
  await expect(failing).rejects.toThrow("no");
  expect(await stays).toBe("done");
  expect(await places.inTurn("b", never, () => Promise.resolve(1))).toBe(1);
});
