import type { PageFacts } from "@audit/facts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { productTypes } from "../../../../knowledge/schema-types.ts";
import { productPages } from "../../../../populations.ts";
import { isRented } from "../../../../reading/rented.ts";
import { everyItem, hasTypeOn, hasUnreadBlock, UNREAD_DOUBT, valuesOf } from "../../../../reading/structured-data.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";

/** Speaks only where the page itself shows that something is sold. */
export const rule = definePageRule({
  id: "product-schema-missing",
  category: "schema",
  area: "product",
  severity: "high",
  fixKind: "json-ld",
  certainty: 0.9,
  businesses: ["online-shop", "food-ordering"],
  // Price, stock and stars of a shop's goods reach results and assistants by this alone.
  ceiling: { health: 65, aiCitation: 55, because: "Most product pages tell machines nothing of what they sell." },
  repair: { pasted: true },
  aiVisibility: true,
  over: productPages,
  reads: ["structuredData", "commerce", "head", "text", "outline"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/product",
  judge: (page) => {
    const { structuredData, commerce } = page;
    const items = everyItem(structuredData);
    if (hasTypeOn(structuredData, productTypes)) return pass();
    // Books, courses, events, software and services are offered under types of their own.
    if (items.some(({ item }) => valuesOf(item, "offers").length > 0)) return notApplicable();
    const offersUnread = structuredData.blocks.some(({ repair }) => repair?.repaired.includes('"offers"'));
    if (offersUnread || hasUnreadBlock(structuredData, productTypes)) return unknown(UNREAD_DOUBT);
    if (commerce.buyControl === null && commerce.prices.length === 0) return notApplicable();
    if (isLinkInSentence(page)) return notApplicable();
    // Results show no product without a price, and only who sells by a cart has one for sure.
    const hasCart = page.outline.controls.some(({ cart }) => cart === true);
    if (commerce.prices.length === 0 && commerce.variants === undefined && !hasCart) return notApplicable();
    // A price for a day sells nothing.
    if (isRented(page)) return notApplicable();
    const types = [...new Set(items.flatMap(({ item }) => item.types))].slice(0, 10);
    return fail({
      at: "structured data",
      saw: { types, buyControl: commerce.buyControl, sells: sellsForSure(page) },
      expected: "Product",
    });
  },
  words: { en },
  givesWayTo: [{ to: ["js-schema-only-rendered"], as: "finding" }],
  mild: {
    when: ({ evidence: { saw } }) => !saw.sells,
    because: "no button of the pages sells something for sure",
  },
  // Without a picture, a name and one price of its own a page may be a list as well.
  onlyProposed: true,
  fix,
});

/** By what a control is called in the markup, or brings to a cart or chat; or by the shop's own data in the page. */
const sellsForSure = ({ commerce, outline }: Pick<PageFacts, "commerce" | "outline">): boolean =>
  commerce.variants !== undefined ||
  outline.controls.some(({ cart, chat, named, list }) => !list && (cart === true || chat === true || named)) ||
  (isLabel(commerce.buyControl) && outline.prices.some(({ list, old }) => !list && !old));

/** More words are no label. */
const MOST_WORDS = 4;

const isLabel = (text: string | null): boolean => text !== null && text.trim().split(/\s+/).length <= MOST_WORDS;

/** Whether nothing sells but words of a sentence that lead elsewhere: "where to buy a blue mug". */
const isLinkInSentence = (page: Pick<PageFacts, "commerce" | "outline">): boolean =>
  page.commerce.buyControl !== null && !isLabel(page.commerce.buyControl) && !sellsForSure(page);
