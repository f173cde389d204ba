import { fillIn, type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { linkedItems } from "../../../../view/linked-items.ts";
import { jsonOf, withContext } from "../../../../fixes/markup/json-of.ts";
import { jsonLdScript } from "../../../../escape/json-script.ts";
import { fittingBlocks } from "../../../../fixes/markup/entity-repair.ts";

/** The entities with context, and a place for the type where there is none. */
export const fix: Fixer = perPage({
  make: (page, view) => {
    const items = linkedItems(page.structuredData).filter((item) => item.format === "json-ld");
    const blocks = items.slice(0, 3).map((item) => {
      const json = jsonOf(item);
      return jsonLdScript(
        withContext(
          item.types.length === 0 ? { "@type": fillIn("type, e.g. Product or Organization"), ...json } : json,
        ),
      );
    });
    return blocks.join("\n") || fittingBlocks(page, view);
  },
});
