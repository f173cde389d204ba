import { fillIn, type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { htmlComment } from "../../../../escape/html.ts";
import { blocksFor } from "../../../../fixes/markup/blocks.ts";
import { jsonLdScript } from "../../../../escape/json-script.ts";
import type { PageFacts } from "@audit/facts";
import type { SiteView } from "../../../../view/site-view.ts";
import { type JsonObject, withContext } from "../../../../fixes/markup/json-of.ts";
import { pageName } from "../../../../view/page-words.ts";

/** A block that can't be read: a fresh one for the page, with the parser's words above. */
export const fix: Fixer = perPage({
  make: (page, view) => {
    const faults = page.structuredData.blocks.filter((block) => !block.valid);
    const notes = faults
      .slice(0, 3)
      .map((block) => htmlComment(`replaces the block with: ${block.error ?? "invalid JSON"}`));
    const fresh = blocksFor(page, view).map(jsonLdScript);
    return fresh.length > 0
      ? [...notes, ...fresh].join("\n")
      : [...notes, jsonLdScript(pageMarkup(page, view))].join("\n");
  },
});

const pageMarkup = (page: PageFacts, view: SiteView): JsonObject =>
  withContext({ "@type": "WebPage", name: pageName(page, view) ?? fillIn("name of the page"), url: page.url });
