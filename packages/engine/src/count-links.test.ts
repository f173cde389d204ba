import { pagesWithMenus } from "@audit/facts/testing";
import fc from "fast-check";
import { expect, it } from "vitest";
import { countLinks } from "./count-links.ts";

it("counts a menu that many pages have as it counts each of its links", () => {
  const isSame = fc.property(pagesWithMenus, ({ shared, alone }) => {
    expect(shared.map(countLinks)).toEqual(alone.map(countLinks));
  });
  fc.assert(isSame, { numRuns: 50 });
});
