import type { HeadingFact } from "@audit/facts";
import { html, htmlComment } from "../../escape/html.ts";
import { cutAtWord, oneLine } from "../../escape/plain.ts";
import { addressWords, mainHeading, pageName } from "../../view/page-words.ts";
import { fillIn, perPage, type Fixer } from "../fixer.ts";
import { capital } from "./title-proposal.ts";
import { titleBeside } from "./titles.ts";

const h1 = (text: string): string => `<h1>${html(text)}</h1>`;

/** The heading that the page's title, markup or trail already names. */
export const heading: Fixer = perPage({
  make: (page, view) => {
    const name = capital(pageName(page, view) ?? addressWords(page.url)) ?? fillIn("what this page is about");
    return [h1(name), ...titleBeside(name, page, view)].join("\n");
  },
  pattern: ({ platform }) =>
    platform === "shopify" ? "<h1>{{ product.title }}</h1>" : "<h1>{name of the page or product}</h1>",
});

/** The words of the picture in the heading, as text. */
export const headingText: Fixer = perPage({
  make: (page, view) => {
    const pictured = page.headings.find(
      (one) => one.level === 1 && oneLine(one.text) === "" && oneLine(one.imageAlt) !== "",
    );
    return h1(pictured?.imageAlt ?? pageName(page, view) ?? fillIn("what this page is about"));
  },
});

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
    return [h1(kept), ...others.slice(0, 6).map(demoted)].join("\n");
  },
});

/** Three places in the long text where a heading belongs, each with the words that follow it. */
export const subheadings: Fixer = perPage({
  make: (page) => {
    const blocks = page.text.paragraphs.map(oneLine).filter((text) => text.length >= 80);
    const step = Math.max(1, Math.floor(blocks.length / 3));
    const places = [0, step, 2 * step].flatMap((index) => blocks[index] ?? []);
    if (places.length < 2) return null;
    return places
      .map(
        (text) =>
          `<h2>${fillIn("the question these lines answer")}</h2>\n${htmlComment(`before: ${cutAtWord(text, 90, "…")}`)}`,
      )
      .join("\n");
  },
});
