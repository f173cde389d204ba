import type { SdItem } from "@audit/facts";
import { htmlComment } from "../../../../escape/html.ts";
import { type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { inAttributes } from "../../../../fixes/markup/entity-repair.ts";
import { type JsonObject, jsonOf } from "../../../../fixes/markup/json-of.ts";
import { takenOut } from "../../../../fixes/patches/markup-edits.ts";
import { PRAISE, ratedOwn } from "../../../../reading/own-ratings.ts";

type Rated = { readonly name: string; readonly property: string };

/** What to take out of which block, of every one that carries it: all else stays, and hundreds of reviews are not printed again. */
export const fix: Fixer<Rated> = perPage({
  each: true,
  make: (page, _view, { evidence: { saw } }) => {
    const name = saw.name === "" ? "" : ` of “${saw.name}”`;
    if (saw.property === "itemReviewed")
      return htmlComment(`take out the whole Review block${name}: who rates there is named as its author, too`);
    return ratedOwn(page).map(withoutPraise).join("\n");
  },
});

function withoutPraise(item: SdItem): string {
  const before = jsonOf(item);
  const praise = Object.entries(before).filter(([name]) => PRAISE.some((one) => one === name));
  const after: JsonObject = Object.fromEntries(
    Object.entries(before).filter(([name]) => !praise.some(([one]) => one === name)),
  );
  if (item.format !== "json-ld") return inAttributes(item, before, after);
  return praise.map(([name, was]) => takenOut(item.types.join(" and "), name, was ?? null)).join("\n");
}
