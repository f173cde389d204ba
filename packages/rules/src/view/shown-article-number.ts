import { itemAt, type PageFacts } from "@audit/facts";
import { ARTICLE_NUMBER_LABELS } from "../knowledge/article-number-labels.ts";
import { bareForm } from "../reading/address-form.ts";
import { noted } from "../reading/noted.ts";
import { apartFrom } from "../reading/shown-texts.ts";
import type { SiteView } from "./site-view.ts";

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const labels = ARTICLE_NUMBER_LABELS.toSorted((a, b) => b.length - a.length)
  .map(escaped)
  .join("|");
/** Behind its label a run of letters and digits with a digit in it, and no other label's word. */
const LABELLED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${labels})\.?\s?[:：№#]?\s{0,2}((?=[\p{L}\p{N}._/-]*\d)[\p{Lu}\p{N}][\p{Lu}\p{N}._/-]{2,24})(?![\p{L}\p{N}])`,
  "giu",
);

/** The only article number that a product's page shows under such a label, or null. */
const shownOn = noted(({ kind, text }): string | null => {
  if (kind !== "product") return null;
  const found = new Set(
    [text.main, ...apartFrom(text)].flatMap((part) =>
      [...part.matchAll(LABELLED)].map(([, value = ""]) => value.replace(/[._/-]+$/, "")),
    ),
  );
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : null;
});

/** A folder and its index file are one page. */
const formOf = (url: string): string => bareForm(url).replace(/\/index\.\w{2,5}$/, "");

const known = new WeakMap<SiteView, ReadonlyMap<string, number>>();

/** The article number that a product's page shows and no other page does; null where none is, or several. */
export function shownArticleNumber(page: PageFacts, view: SiteView): string | null {
  const own = shownOn(page);
  if (own === null) return null;
  let times = known.get(view);
  if (times === undefined) {
    const all = view.served.flatMap((index) => {
      const one = itemAt(view.site.pages, index);
      const value = shownOn(one);
      return value === null ? [] : [{ value, at: formOf(one.url) }];
    });
    const byValue = Map.groupBy(all, ({ value }) => value);
    times = new Map([...byValue].map(([value, same]) => [value, new Set(same.map(({ at }) => at)).size]));
    known.set(view, times);
  }
  return times.get(own) === 1 ? own : null;
}
