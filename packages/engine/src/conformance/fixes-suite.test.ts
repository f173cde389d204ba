import { expect, test } from "vitest";
import { runSite } from "./fixes-suite.ts";
import type { Tally } from "./tally.ts";
import { ownShops } from "./testing/own-shop.ts";

/** Enough to run the code of each family; `npm run -s conformance -- fixes <folder>` tries all. */
const MOST_PER_FAMILY = 3;

test.each(Object.entries(ownShops))(
  "three fixes of each family take their fault away on the %s, and bring no new one",
  { timeout: 240_000 },
  async (name, start) => {
    const held: { rule: string; got: unknown }[] = [];
    const tally: Tally = {
      hold: (rule, _want, got) => held.push({ rule, got }),
      leaveOut: () => {},
      leaveOpen: () => {},
      close: () => true,
    };
    await runSite(name, await start(), tally, { mostPerFamily: MOST_PER_FAMILY });
    expect(held.filter(({ got }) => JSON.stringify(got) !== '{"left":[],"new":[]}')).toEqual([]);
    expect(held.length).toBeGreaterThan(8);
  },
);
