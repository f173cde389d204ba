import type { OutlineItem, PageFacts } from "@audit/facts";
import { pagesIn, readableHtml } from "../../../../populations.ts";
import { languageOf } from "../../../../reading/language.ts";
import { amountIn, bareName, itemsOn, nameKey } from "../../../../reading/listed-items.ts";
import { quoted } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, notApplicable, type PageFault } from "../../../../verdict.ts";
import { fix } from "./fix.ts";
import type { Row, Saw } from "./saw.ts";
import { en } from "./words.en.ts";

/** Shorter names of one word are those of kinds. */
const LEAST_LETTERS = 8;
const MOST_SHOWN = 30;

/**
 * Compares things that two pages list under one name: what is asked for them, in which currency, and how much of them
 * there is. The page with the longer list is taken for the usual one.
 */
export const rule = defineSiteRule({
  id: "item-differs",
  category: "content",
  area: "local",
  severity: "high",
  fixKind: "content",
  certainty: 0.85,
  repair: { perPage: true },
  aiVisibility: true,
  reads: ["pages"],
  source: "https://eur-lex.europa.eu/eli/dir/1998/6/oj",
  judge: ({ pages }) => {
    const lists = pagesIn(pages, readableHtml)
      .filter((page) => itemsOn(page).length > 0)
      .toSorted((a, b) => itemsOn(b).length - itemsOn(a).length);
    let isCompared = false;
    const faults: PageFault<Saw>[] = [];
    const usual = new Map<string, { readonly item: OutlineItem; readonly url: string }>();
    for (const page of lists) {
      const rows: Row[] = [];
      for (const [key, item] of namedOnce(page)) {
        const known = usual.get(key);
        if (known === undefined) usual.set(key, { item, url: page.url });
        else {
          isCompared = true;
          if (differs(item, known.item)) rows.push(rowOf(item, known));
        }
      }
      if (rows.length > 0) faults.push(faultOn(page, rows));
    }
    return isCompared ? judgePages(faults, lists.length) : notApplicable();
  },
  words: { en },
  untrue: 1.2,
  shows: ({ rows }) => rows.map(({ name }) => name),
  fix,
});

/** Pages in one language ask in one currency; a name that stands twice on a page is that of two things. */
function namedOnce(page: Omit<PageFacts, "links">): Map<string, OutlineItem> {
  const language = languageOf(page.head.lang) ?? "";
  const groups = Map.groupBy(itemsOn(page), ({ name }) => nameKey(name));
  return new Map(
    [...groups].flatMap(([key, [item, ...others]]) =>
      item === undefined || others.length > 0 || (key.length < LEAST_LETTERS && !key.includes(" "))
        ? []
        : [[`${language} ${key}`, item]],
    ),
  );
}

const isPriced = (item: OutlineItem): boolean => item.price !== null;
const otherCurrency = (one: OutlineItem, other: OutlineItem): boolean =>
  one.price?.currency != null && other.price?.currency != null && one.price.currency !== other.price.currency;

function differs(one: OutlineItem, other: OutlineItem): boolean {
  const [a, b] = [amountIn(one.name), amountIn(other.name)];
  // Another size has another price, and both may be on sale.
  if (a !== null && b !== null && a !== b) return isPriced(one) && isPriced(other);
  if (!isPriced(one) || !isPriced(other)) return false;
  return otherCurrency(one, other) || one.price?.amount !== other.price?.amount;
}

const said = ({ name, price }: OutlineItem): string =>
  [price?.text ?? "", amountIn(name) ?? ""].filter(Boolean).join(", ");

const rowOf = (item: OutlineItem, { item: known, url }: { readonly item: OutlineItem; readonly url: string }): Row => ({
  name: quoted(bareName(item.name)),
  here: quoted(said(item)),
  there: quoted(said(known)),
  url,
});

function faultOn(page: Omit<PageFacts, "links">, rows: readonly Row[]): PageFault<Saw> {
  const items = itemsOn(page);
  const named = new Set(rows.map(({ name }) => name));
  const asked = new Set(rows.flatMap(({ here, there }) => (signOf(here) === signOf(there) ? [] : [signOf(here)])));
  const others = items
    .filter((item) => asked.has(signOf(item.price?.text ?? "")) && !named.has(quoted(bareName(item.name))))
    .slice(0, MOST_SHOWN)
    .map((item) => ({ name: quoted(bareName(item.name)), here: quoted(said(item)) }));
  const saw = { rows: rows.slice(0, MOST_SHOWN), sign: asked.size > 0, others };
  return { url: page.url, evidence: { at: "list", saw, expected: "the same on all pages" } };
}

/** What stands beside the number. */
const signOf = (written: string): string => (written.split(", ")[0] ?? "").replace(/[\d\s.,]+/g, "");
