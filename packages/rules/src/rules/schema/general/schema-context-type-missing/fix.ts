import { markup } from "../../../../fixes/markup/markup-part.ts";
import { fillIn, type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { linkedItems } from "../../../../view/linked-items.ts";
import { jsonOf } from "../../../../fixes/markup/json-of.ts";
import { fittingBlocks } from "../../../../fixes/markup/entity-repair.ts";

/** The entities with context, and a place for the type where there is none. */
export const fix: Fixer = perPage({
  make: (page, view) => {
    const items = linkedItems(page.structuredData).filter((item) => item.format === "json-ld");
    const blocks = items.slice(0, 3).map((item) => {
      const json = jsonOf(item);
      return markup(
        page,
        item.types.length === 0 ? { "@type": fillIn("type, e.g. Product or Organization"), ...json } : json,
        json,
      );
    });
    return blocks.length > 0 ? blocks : fittingBlocks(page, view);
  },
});
