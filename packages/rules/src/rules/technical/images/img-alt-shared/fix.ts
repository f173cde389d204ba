import { itemAt, type PageFacts, readPrices } from "@audit/facts";
import { cutAtWord, oneLine } from "../../../../escape/plain.ts";
import { perPage } from "../../../../fixes/fixer.ts";
import { described } from "../../../../fixes/pages/images.ts";
import { countWords } from "../../../../reading/words.ts";
import { pageName } from "../../../../view/page-name.ts";
import type { SiteView } from "../../../../view/site-view.ts";
import { bareName } from "../../../../reading/listed-items.ts";
import { namedPictures } from "./named-pictures.ts";

const LONGEST = 110;

/** Every picture with the name that its card gives it; one of which only words with a price are known goes without. */
export const fix = perPage({
  make: (page, view) => {
    const named = [...namedPictures(page.images.list).values()].flat().flatMap(({ image, name }) => {
      const bare = withoutPrice(name, page, view);
      return bare === null ? [] : [{ image, name: bare }];
    });
    return named.length === 0 ? null : named.map(({ image, name }) => described(page, image, cutAtWord(name, LONGEST)));
  },
});

/** Between the name and the price stands no more than "from". */
const MOST_BETWEEN = 1;

/** A link around the whole card says the price, too; the heading of the card or the page that it leads to says the name alone. */
function withoutPrice(name: string, { headings }: PageFacts, view: SiteView): string | null {
  const [price] = readPrices(name);
  if (price === undefined) return name;
  const said = name.slice(0, name.indexOf(price.text));
  const starts = [...headings.map(({ text }) => text), ...namesOf(view)].map((one) => bareName(oneLine(one)));
  const own = starts.filter(
    (one) =>
      /\p{L}{3}/u.test(one) && `${said} `.startsWith(`${one} `) && countWords(said.slice(one.length)) <= MOST_BETWEEN,
  );
  return own.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

const names = new WeakMap<SiteView, readonly string[]>();

/** What the site's pages are called. */
function namesOf(view: SiteView): readonly string[] {
  const known = names.get(view) ?? view.served.flatMap((index) => pageName(itemAt(view.site.pages, index), view) ?? []);
  names.set(view, known);
  return known;
}
