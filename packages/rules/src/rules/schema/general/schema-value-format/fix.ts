import { type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { everyItem } from "../../../../reading/structured-data.ts";
import { valueFaults } from "../../../../reading/value-faults.ts";
import { hasForm, inForm, type Repair, repaired } from "../../../../fixes/markup/repair-values.ts";
import { changedBlocks } from "../../../../fixes/markup/entity-repair.ts";

/** Values in the form that search engines read. */
export const fix: Fixer = perPage({
  make: (page) => {
    // The evidence names five faults; the code mends all.
    const faults = new Map(
      everyItem(page.structuredData).flatMap(({ item }) =>
        valueFaults(item).map(({ property, expected }) => [property, expected] as const),
      ),
    );
    const repair: Repair = (name, value) => {
      const expected = faults.get(name);
      return expected === undefined || hasForm(expected, value) ? value : inForm(expected, value, page.url);
    };
    return changedBlocks(page, page.structuredData.items, (json) => repaired(json, repair));
  },
});
