import { html, htmlComment } from "../../escape/html.ts";
import { fillIn, type Fixer, perPage } from "../fixer.ts";
import { capital } from "./title-proposal.ts";
import { mainHeading, pageName } from "../../view/page-words.ts";
import { titleBeside } from "./titles.ts";
import { show } from "../patches/fix.ts";
import { h1Patch } from "../patches/page-patches.ts";
import type { HeadingFact, PageFacts } from "@audit/facts";
import { LONGEST_HEADING } from "../../knowledge/limits.ts";
import { normalised } from "../../reading/words.ts";
import type { SiteView } from "../../view/site-view.ts";
import { oneLine } from "../../escape/plain.ts";

/** The heading that the page's title, markup or trail already names. */
export const heading: Fixer = perPage({
  make: (page, view) => {
    // Of a title in parts the first names the page.
    const [written = ""] = (homeName(page, view) ?? pageName(page, view) ?? "").split(/\s\|\s/);
    const name = written === "" ? fillIn("what this page is about") : capital(written);
    const lower = page.headings.find(({ level, text }) => level > 1 && sameWords(text, name));
    const place = lower ? [htmlComment(`in place of the h${lower.level} with these words, not beside it`)] : [];
    return [...place, show(h1Patch(page, name)), ...titleBeside(name, page, view)];
  },
  pattern: ({ platform }) =>
    platform === "shopify" ? "<h1>{{ product.title }}</h1>" : "<h1>{name of the page or product}</h1>",
});

/** A home page says in its title what the business is; its name alone heads nothing. */
export function homeName(page: PageFacts, view: SiteView): string | null {
  const title = page.kind === "home" ? oneLine(page.head.titles[0] ?? "") : "";
  const isTelling = title.length > view.nameOn(page).length + FEW_LETTERS && title.length <= LONGEST_HEADING;
  return isTelling && view.pagesTitled(title) === 1 ? title : null;
}

const FEW_LETTERS = 8;

const sameWords = (one: string, other: string): boolean => normalised(one) === normalised(other);

/** What is marked as main heading in the header is the logo: a plain link. Elsewhere it heads a part of the page. */
const demoted = ({ text, imageAlt, region }: HeadingFact): string =>
  region === "header" ? `<a href="/">${html(text || imageAlt)}</a>` : `<h2>${html(text || imageAlt)}</h2>`;

/** One h1 stays; a home page keeps the one with the site's name. */
export const oneHeading: Fixer = perPage({
  make: (page, view) => {
    const all = page.headings.filter((one) => one.level === 1);
    const ofSite = page.kind === "home" ? all.find(({ text }) => text.includes(view.name))?.text : undefined;
    const kept = oneLine(ofSite ?? "") || (mainHeading(page, view) ?? oneLine(all[0]?.text ?? ""));
    if (!kept) return null;
    const first = all.findIndex((one) => oneLine(one.text) === kept);
    const others = all.filter((_one, index) => index !== first);
    return [`<h1>${html(kept)}</h1>`, ...others.slice(0, 6).map(demoted)].join("\n");
  },
});
