import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createColdFile } from "./cold-file.ts";

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "cold-file-test-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const value = (index: number): object => ({ index, text: "päge \u{1F600} ".repeat(index % 700), none: null });
const order = Array.from({ length: 400 }, (_, index) => (index * 173) % 400);

describe("a cold file", () => {
  it("gives each value back, in whatever order, written or not yet", () => {
    const cold = createColdFile(folder);
    const places = Array.from({ length: 400 }, (_, index) => cold.put(value(index)));
    for (const index of order) expect(cold.get(places[index]!)).toEqual(value(index));
    expect(cold.get(cold.put(value(7)))).toEqual(value(7));
    cold.close();
  });

  it("gives back what JSON can't hold, and values larger than what is written at once", () => {
    const cold = createColdFile(folder);
    const odd = { none: undefined, zero: -0, endless: Infinity, own: JSON.parse('{"__proto__":"x"}') };
    const large = (index: number): string => `${index}`.repeat(index * 1_000);
    const places = Array.from({ length: 300 }, (_, index) => [cold.put(odd), cold.put(large(index))]);
    for (const [index, [oddPlace = -1, largePlace = -1]] of places.entries()) {
      expect(cold.get(oddPlace)).toStrictEqual(odd);
      expect(cold.get(largePlace)).toBe(large(index));
    }
    cold.close();
  });

  it("has no name while it is used, so a killed process leaves nothing", { skip: process.platform === "win32" }, () => {
    const cold = createColdFile(folder);
    for (let index = 0; index < 400; index++) cold.put(value(index));
    expect(readdirSync(folder)).toEqual([]);
    cold.close();
  });

  it("keeps in memory what finds no room: no folder, or a value of its own kind of size", () => {
    const cold = createColdFile(join(folder, "missing"));
    const places = Array.from({ length: 400 }, (_, index) => cold.put(value(index)));
    const large = cold.put({ text: "x".repeat(1_000_000) });
    for (const index of order) expect(cold.get(places[index]!)).toEqual(value(index));
    expect(cold.get(large)).toEqual({ text: "x".repeat(1_000_000) });
    cold.close();
  });
});
