import { type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { changedBlocks, fittingBlocks } from "../../../../fixes/markup/entity-repair.ts";
import { markSamples, repaired } from "../../../../fixes/markup/repair-values.ts";

/** Left-over sample values, marked for filling in. */
export const fix: Fixer = perPage({
  make: (page, view) =>
    changedBlocks(page, page.structuredData.items, (json) => repaired(json, markSamples)) ?? fittingBlocks(page, view),
});
