import { type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { linkedItems } from "../../../../view/linked-items.ts";
import { htmlComment } from "../../../../escape/html.ts";
import { jsonLdScript } from "../../../../escape/json-script.ts";
import { jsonOf, withContext } from "../../../../fixes/markup/json-of.ts";

/** The first of several descriptions of one thing; the others are switched off at their source. */
export const fix: Fixer<{ readonly entity: string }> = perPage({
  make: (page, _view, { evidence }) => {
    const { entity } = evidence.saw;
    const bare = (address: string): string =>
      address
        .replace(/^https?:\/\/(www\.)?/i, "")
        .replace(/\/+$/, "")
        .toLowerCase();
    const known = linkedItems(page.structuredData).find(
      ({ id, props }) => id === entity || props["url"]?.some((url) => typeof url === "string" && bare(url) === entity),
    );
    const comment = htmlComment(
      `keep one description of ${entity}, e.g. this one, and switch the others off where they are made`,
    );
    return known ? [comment, jsonLdScript(withContext(jsonOf(known)))] : comment;
  },
});
