import { pagesIn, readableHtml } from "../../../../populations.ts";
import { isComposed, itemsAlike } from "../../../../reading/items-alike.ts";
import { bareName, itemsOn } from "../../../../reading/listed-items.ts";
import { quoted } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, type PageFault } from "../../../../verdict.ts";
import { fix } from "./fix.ts";
import type { Saw } from "./saw.ts";
import { en } from "./words.en.ts";

const MOST_SHARE = 0.4;
const MOST_PAIRS = 20;

/** Different things of one list whose parts or ingredients are the same, word for word or but for a letter. */
export const rule = defineSiteRule({
  id: "items-share-text",
  category: "content",
  area: "local",
  severity: "medium",
  fixKind: "content",
  certainty: 0.8,
  repair: { perPage: true },
  aiVisibility: true,
  reads: ["pages"],
  source: "https://eur-lex.europa.eu/eli/dir/2005/29/oj",
  judge: ({ pages }) => {
    const lists = pagesIn(pages, readableHtml)
      .map((page) => ({ url: page.url, items: itemsOn(page).filter(isComposed) }))
      .filter(({ items }) => items.length > 1);
    const faults = lists.flatMap(({ url, items }): PageFault<Saw>[] => {
      const groups = itemsAlike(items);
      const alike = groups.reduce((sum, group) => sum + group.length, 0);
      if (groups.length === 0 || alike > MOST_SHARE * items.length) return [];
      const pairs = groups.slice(0, MOST_PAIRS).map((group) => ({
        names: group.map(({ name }) => quoted(bareName(name))),
        texts: [...new Set(group.map(({ text }) => quoted(text)))],
      }));
      const saw = { groups: groups.length, items: items.length, pairs };
      return [{ url, evidence: { at: "list", saw, expected: "what each of them is made of" } }];
    });
    return judgePages(faults, lists.length);
  },
  words: { en },
  untrue: 2,
  shows: ({ pairs }) => pairs.flatMap(({ names }) => names),
  fix,
});
