import { titled } from "../../../../fixes/words/titles.ts";
import { type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { productWords } from "../../../../view/product-words.ts";
import { normalised, tokensOf } from "../../../../reading/words.ts";
import { pageName } from "../../../../view/page-name.ts";
import type { SiteView } from "../../../../view/site-view.ts";
import { cutAtWord, oneLine } from "../../../../escape/plain.ts";

/** Brands may be long, and the name of the product comes first. */
const MOST_NAME = 60;
/** What results show of a title, about; longer ones are for their writer to shorten. */
const MOST_LETTERS = 70;
/** A lead of so few words beside the name, such as "Buy now", gives way to it. */
const MOST_FILLER = 3;

/** The present title without the site's name at its end. */
function leadOf(title: string, site: string): string {
  const isNamed = site !== "" && title.toLowerCase().endsWith(site.toLowerCase());
  return (isNamed ? title.slice(0, -site.length) : title).replace(/[\s|–—·:-]+$/u, "");
}

const namings = new WeakMap<SiteView, string>();

/** Some product goes by it: what no product's name holds, such as "unbranded", nobody searches for. */
function isName(brand: string, view: SiteView): boolean {
  const names =
    namings.get(view) ??
    view.site.pages
      .filter(({ kind }) => kind === "product")
      .map((page) => normalised(pageName(page, view) ?? ""))
      .join("\n");
  namings.set(view, names);
  return names.includes(normalised(brand));
}

/** What is missing is added; the words that people search for stay. */
export const fix: Fixer<{ readonly missing: readonly { readonly term: string }[] }> = perPage({
  make: (page, view, { evidence: { saw } }) => {
    const lacks = (term: string): boolean => saw.missing.some((one) => one.term === term);
    const { name, brand } = productWords(page, view);
    const site = view.nameOn(page);
    const lead = leadOf(oneLine(page.head.titles.find((one) => one !== "") ?? ""), site);
    const product = lacks("name") && name !== null ? cutAtWord(name, MOST_NAME) : null;
    const kept = product !== null && lead.split(" ").length <= MOST_FILLER ? null : lead;
    // A shop's own brand comes with the site's name.
    const isOwn = brand !== null && tokensOf(brand).every((word) => tokensOf(site).includes(word));
    const maker = lacks("brand") && brand !== null && !isOwn && isName(brand, view) ? oneLine(brand) : null;
    const own = [product, kept, maker].filter((part) => part !== null && part !== "").join(" – ");
    const whole = `${own} | ${site}`;
    if (own.length > MOST_LETTERS || (own === lead && !(isOwn && lacks("brand")))) return null;
    return titled(page, whole.length > MOST_LETTERS ? own : whole);
  },
});
