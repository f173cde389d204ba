import type { PageFacts } from "@audit/facts";
import { pagesWithMenus } from "@audit/facts/testing";
import fc from "fast-check";
import { expect, it } from "vitest";
import { createAbsorb } from "./absorb.ts";
import { createFrontier } from "./frontier.ts";
import { createScope } from "./scope.ts";

const start = "https://shop.example/a";

/** What a crawl knows once it took in these pages as they came, and the order in which it would go on. */
function known(pages: readonly PageFacts[]): unknown {
  const frontier = createFrontier({ maxPages: 1000, allows: () => true, include: null, exclude: null, only: null });
  const absorb = createAbsorb(frontier, createScope(start), () => {});
  frontier.add(start, "link", 0);
  for (const page of pages) absorb(page);
  const taken: [string, number][] = [];
  for (let id = frontier.take(); id >= 0; id = frontier.take()) taken.push([frontier.urlOf(id), frontier.depthOf(id)]);
  return { taken, known: frontier.known() };
}

it("takes a menu that many pages have as it takes each of its links", () => {
  const isSame = fc.property(pagesWithMenus, ({ shared, alone }) => {
    expect(known(shared)).toEqual(known(alone));
  });
  fc.assert(isSame, { numRuns: 150 });
});
