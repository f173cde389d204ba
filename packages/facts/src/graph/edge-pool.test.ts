import { describe, expect, it } from "vitest";
import { createEdgePool, type EdgeList } from "./edge-pool.ts";

const menu = (from: number): number[] => Array.from({ length: 120 }, (_, place) => from + place * 3);

/** Lists of pages in two languages: a menu, now and then without the page itself, and links of the page's own. */
const lists = Array.from({ length: 3000 }, (_, page) => {
  const whole = menu(page % 2 === 0 ? 0 : 1000);
  const shown = page % 40 === 7 ? whole.toSpliced(page % 100, 1) : whole;
  return [...shown, ...Array.from({ length: page % 60 }, (_own, place) => 5000 + page * 100 + place)];
});

describe("a pool of edges", () => {
  const pool = createEdgePool();
  const kept = lists.map((list): EdgeList => {
    pool.begin();
    list.forEach(pool.push);
    return pool.end();
  });

  it("gives every list back as it was, in its order", () => {
    for (const [index, { head, own }] of kept.entries()) {
      expect([...head, ...own.chunk.subarray(own.from, own.to)]).toEqual(lists[index]);
    }
  });

  it("holds the menu of all pages of a language once", () => {
    const heads = new Set(kept.slice(100).map(({ head }) => head));
    const shared = kept.slice(100).filter(({ head }) => head.length >= 120);
    expect(heads.size).toBeLessThan(150);
    expect(shared.length).toBeGreaterThan(2700);
  });
});
