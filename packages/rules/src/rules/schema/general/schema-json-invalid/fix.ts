import type { PageFacts, SdBlock } from "@audit/facts";
import { htmlComment } from "../../../../escape/html.ts";
import { type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { type Block, type Part, show } from "../../../../fixes/patches/fix.ts";
import type { JsonObject } from "../../../../fixes/markup/json-of.ts";
import { markupPatch } from "../../../../fixes/patches/page-patches.ts";

const MOST_BLOCKS = 3;

/** The block's own names and values, written as JSON; where it can't be read even so, where its reading stops. */
export const fix: Fixer = perPage({
  make: (page) =>
    page.structuredData.blocks
      .filter(({ valid }) => !valid)
      .slice(0, MOST_BLOCKS)
      .flatMap(({ error, repair }): Part[] => [
        htmlComment(`${repair ? "replaces the block with" : "correct by hand"}: ${error ?? "invalid JSON"}`),
        ...(repair ? [repairedMarkup(page, repair)] : []),
      ]),
});

/** A block that could not be read, with the same names and values in sound JSON. */
function repairedMarkup(page: PageFacts, { written, repaired }: NonNullable<SdBlock["repair"]>): Block {
  const { key, ...patch } = markupPatch(page, JSON.parse(repaired) as JsonObject, null);
  return show({ ...patch, key: key || "block", before: written, after: repaired });
}
