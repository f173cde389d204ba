import { htmlComment } from "../../../../escape/html.ts";
import { type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { changedBlocks } from "../../../../fixes/markup/entity-repair.ts";
import type { JsonObject } from "../../../../fixes/markup/json-of.ts";
import { PRAISE, ratedOwn } from "../../../../reading/own-ratings.ts";

type Rated = { readonly name: string; readonly property: string };

/** What to take out of which block, of every one that carries it: all else stays, and hundreds of reviews are not printed again. */
export const fix: Fixer<Rated> = perPage({
  each: true,
  make: (page, _view, { evidence: { saw } }) => {
    const name = saw.name === "" ? "" : ` of “${saw.name}”`;
    if (saw.property === "itemReviewed")
      return htmlComment(`take out the whole Review block${name}: who rates there is named as its author, too`);
    return changedBlocks(page, ratedOwn(page), unrated);
  },
});

const unrated = (json: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(json).filter(([name]) => !PRAISE.some((one) => one === name)));
