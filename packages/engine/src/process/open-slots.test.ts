import { expect, test } from "vitest";
import { openSlots } from "./open-slots.ts";

const later = (): { promise: Promise<void>; resolve: () => void } => Promise.withResolvers<void>();

test("so many work at once, the others in the order of asking", async () => {
  const slots = openSlots(2);
  const begun: string[] = [];
  const gates = [later(), later(), later(), later()];
  const work = gates.map((gate, at) =>
    slots.inTurn(async () => {
      begun.push(`work ${at}`);
      await gate.promise;
    }),
  );
  await Promise.resolve();
  expect(begun).toEqual(["work 0", "work 1"]);
  gates[1]!.resolve();
  await work[1];
  await expect.poll(() => begun).toEqual(["work 0", "work 1", "work 2"]);
  for (const gate of gates) gate.resolve();
  await Promise.all(work);
  expect(begun).toHaveLength(4);
});

test("who waits hears that, and may be stopped meanwhile without a slot being lost", async () => {
  const slots = openSlots(1);
  const gate = later();
  const first = slots.inTurn(() => gate.promise);
  const stop = new AbortController();
  const heard: boolean[] = [];
  const stopped = slots.inTurn(async () => "never", { signal: stop.signal, onWait: (waits) => heard.push(waits) });
  await Promise.resolve();
  expect(heard).toEqual([true]);
  stop.abort(new Error("stopped"));
  await expect(stopped).rejects.toThrow("stopped");
  expect(heard).toEqual([true, false]);
  gate.resolve();
  await first;
  expect(await slots.inTurn(async () => "done")).toBe("done");
});

test("who comes first goes before all others, and behind those with the same right", async () => {
  const slots = openSlots(1);
  const gate = later();
  const begun: string[] = [];
  const work = [slots.inTurn(() => gate.promise)];
  const asked: [name: string, first: boolean][] = [
    ["a", false],
    ["b", false],
    ["c", true],
    ["d", true],
  ];
  for (const [name, first] of asked) work.push(slots.inTurn(async () => void begun.push(name), { first }));
  gate.resolve();
  await Promise.all(work);
  expect(begun).toEqual(["c", "d", "a", "b"]);
});

test("work that fails gives its slot back", async () => {
  const slots = openSlots(1);
  await expect(slots.inTurn(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await slots.inTurn(async () => "done")).toBe("done");
});
