import { itemAt, type PageFacts } from "@audit/facts";
import { cutAtWord, oneLine } from "../../escape/plain.ts";
import { listingsOf } from "../../reading/listed-products.ts";
import { sentencesOf } from "../../view/shared-texts.ts";
import { ownSentences } from "../../view/own-sentences.ts";
import { pathAndQuery } from "../../view/address-words.ts";
import { pageName } from "../../view/page-name.ts";
import { productWords } from "../../view/product-words.ts";
import { topicsOf } from "../../view/page-topics.ts";
import type { SiteView } from "../../view/site-view.ts";
import { namesakes } from "../words/title-proposal.ts";
import { differences, shownValues } from "../words/telling-values.ts";

const MOST_LISTED = 6;
const MOST_VALUES = 6;
const MOST_SENTENCES = 3;
const MOST_OF_SENTENCES = 320;

const MANY_THINGS: ReadonlySet<string> = new Set(["category", "list", "home"]);

/**
 * What somebody needs who writes a text for a page: its name, what it offers, its first sentences, its parts or goods,
 * and what tells it from another page of the same name. Empty where the page says no more than its name.
 */
export function pageSays(page: PageFacts, view: SiteView): string {
  const name = pageName(page, view);
  const telling = [
    ...(page.kind === "product" ? shownValues(page).slice(0, MOST_VALUES) : []),
    ...goods(page, view),
    ...sentences(page, view),
    ...parts(page, view),
    ...apartFrom(page, name, view),
  ];
  return telling.length === 0 ? "" : [...quoted(name), ...brandAndPrice(page, view), ...telling].join("; ");
}

/** Whose product it is at which price: good to know beside the rest, too little by itself. */
function brandAndPrice(page: PageFacts, view: SiteView): string[] {
  if (page.kind !== "product") return [];
  const { brand, price, currency } = productWords(page, view);
  return [
    ...(brand === null ? [] : [`brand ${oneLine(brand)}`]),
    ...(Number(price) > 0 && currency !== null ? [`${price} ${currency}`] : []),
  ];
}

/** The goods of a category with their prices, and how many there are. */
function goods(page: PageFacts, view: SiteView): string[] {
  const products = listingsOf(view.site).find((one) => one.page === page)?.products ?? [];
  const named = products.flatMap((node) => {
    const product = view.pageAt(itemAt(view.site.graph.urls, node));
    const name = product === null ? null : pageName(product, view);
    if (product === null || name === null) return [];
    const { price, currency } = productWords(product, view);
    return [`${oneLine(name)}${Number(price) > 0 && currency !== null ? ` ${price} ${currency}` : ""}`];
  });
  if (named.length < 2) return [];
  return [`${named.length} products, such as ${named.slice(0, MOST_LISTED).join(", ")}`];
}

function sentences(page: PageFacts, view: SiteView): string[] {
  const present = oneLine(page.head.descriptions[0] ?? "");
  const own = ownSentences(page, view).slice(0, MOST_SENTENCES).join(" ");
  const described = view.pagesDescribed(present) === 1 ? sentencesOf(present).slice(0, MOST_SENTENCES).join(" ") : "";
  const text = own === "" ? described : own;
  return text === "" ? [] : [`“${cutAtWord(text, MOST_OF_SENTENCES, "…")}”`];
}

/** Its subheadings; of a list the names of what it lists. */
function parts(page: PageFacts, view: SiteView): string[] {
  if (page.kind === "product") return [];
  const topics = topicsOf(page, view).slice(0, MOST_LISTED);
  const verb = MANY_THINGS.has(page.kind) ? "it lists" : "its parts are";
  return topics.length > 1 && page.kind !== "category" ? [`${verb} ${topics.flatMap(quoted).join(", ")}`] : [];
}

/** Pages that bear the name of another say at least wherein they differ from it. */
function apartFrom(page: PageFacts, name: string | null, view: SiteView): string[] {
  if (name === null || page.kind !== "product" || view.pagesNamed(name) < 2) return [];
  for (const other of namesakes(name, view)) {
    if (other === page || other.kind !== "product") continue;
    const found = differences(page, other);
    if (found.length > 0) return [`unlike ${pathAndQuery(other.url)}: ${found.slice(0, MOST_VALUES).join("; ")}`];
  }
  return [];
}

const quoted = (text: string | null): string[] => (text === null || text === "" ? [] : [`“${oneLine(text)}”`]);
