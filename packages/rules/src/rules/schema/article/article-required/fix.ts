import { articleMarkup } from "../../../../fixes/markup/article-markup.ts";
import { type Fixer, isFillIn, perPage } from "../../../../fixes/fixer.ts";
import type { JsonObject } from "../../../../fixes/markup/json-of.ts";
import { markup } from "../../../../fixes/markup/markup-part.ts";

/** The article's block where the page says at least one of the values it lacks; what else it would add mends nothing. */
export const fix: Fixer<{ readonly missing: readonly string[] }> = perPage({
  make: (page, view, { evidence: { saw } }) => {
    const block = articleMarkup(page, view);
    return saw.missing.some((name) => isSaid(block, name)) ? [markup(page, block)] : null;
  },
});

function isSaid(block: JsonObject, name: string): boolean {
  const value = block[name];
  return value !== undefined && !isFillIn(JSON.stringify(value));
}
