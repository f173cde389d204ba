import { html, htmlComment } from "../../escape/html.ts";
import type { Cause } from "../../cause.ts";
import { fillIn, type Fixer, perPage } from "../fixer.ts";
import { capital, siteEnding } from "./title-proposal.ts";
import { sameName } from "../../reading/site-names.ts";
import { addressWords } from "../../view/address-words.ts";
import { isFrameLabel, linkNames } from "../../view/frame-labels.ts";
import { pageCalled } from "../../view/page-called.ts";
import { mainHeading, pageName, trailEnd, withoutSiteName } from "../../view/page-name.ts";
import { titleBeside } from "./titles.ts";
import { shareTopic } from "../../reading/topics.ts";
import { pageSays } from "../guard/page-says.ts";
import { refusalOf } from "../guard/guard.ts";
import { asFix, type Part, show } from "../patches/fix.ts";
import type { Patch } from "../patches/patch.ts";
import { printPatch } from "../patches/print-patch.ts";
import { h1Patch, promotedPatch, tagOf, titlePatch } from "../patches/page-patches.ts";
import type { HeadingFact, PageFacts } from "@audit/facts";
import { LONGEST_HEADING } from "../../knowledge/limits.ts";
import { normalised, tokensOf } from "../../reading/words.ts";
import type { SiteView } from "../../view/site-view.ts";
import { cutAtWord, oneLine } from "../../escape/plain.ts";
import { isLaterPage } from "../../reading/pagination.ts";

/**
 * The heading that the page already shows in a lower rank, else what its trail, title or markup calls it and no other
 * page. A page that does not name itself, and a later page of a list, is left out: a title of others heads nothing.
 */
export const heading: Fixer = (cause, view) => {
  const made = eachHeading(cause, view);
  const later = cause.faults.some(({ url }) => isLaterPage(url));
  return made === null || !later ? made : [[LATER], ...asFix(made)];
};

const LATER = htmlComment(
  "later pages of these lists (page 2, 3 ...) are made by the same templates and get their headings with the first ones",
);

const eachHeading = perPage({
  make: (page, view) => {
    if (isLaterPage(page.url)) return null;
    const named = namedByAddress(page, view);
    if (named !== null) return [show(promotedPatch(page, named)), ...titleAs(named.text, page, view)];
    const name = page.kind === "home" ? homeSubject(page, view) : nameOf(page, view);
    const shown = shownHeading(page, name ?? "", view);
    const text = shown?.text ?? capital(name ?? "");
    const patch = shown === null ? h1Patch(page, text) : promotedPatch(page, shown);
    // What a home page is about its owner says, where title and banner don't.
    if (text === "" && page.kind === "home" && pageSays(page, view) !== "")
      return [show(h1Patch(page, fillIn("what you offer, and where")))];
    if (text === "" || refusalOf(patch, view) !== null) return null;
    const print = (made: Patch): string => [...placeFor(page, view), printPatch(made) ?? ""].join("\n");
    return [shown === null ? show(patch, print) : show(patch), ...titleBeside(text, page, view)];
  },
  pattern: (view, cause) => ofTemplate(cause, view) ?? "<h1>{name of the page or product}</h1>",
  system: (view, cause) => ofTemplate(cause, view),
  each: true,
});

/** The first heading of the content, where the address says the same and the title, which may be another page's or a slogan, does not. */
function namedByAddress(page: PageFacts, view: SiteView): HeadingFact | null {
  const address = tokensOf(addressWords(page.url) ?? "");
  const first = page.headings.find(
    ({ level, text, region }) =>
      level > 1 && oneLine(text) !== "" && (region === "main" || region === "body") && !isFrameLabel(text, view),
  );
  if (page.kind === "home" || address.length === 0 || first === undefined || view.isShared(first.text)) return null;
  const [words, title] = [tokensOf(first.text), tokensOf(page.head.titles[0] ?? "")];
  const isNamed = address.every((word) => words.includes(word)) && !address.some((word) => title.includes(word));
  const heading = { ...first, text: oneLine(first.text) };
  return isNamed && title.length > 0 && refusalOf(promotedPatch(page, heading), view) === null ? heading : null;
}

/** The heading as title, with the end that the site's titles have, where the present one is about something else. */
function titleAs(heading: string, page: PageFacts, view: SiteView): Part[] {
  if (shareTopic(heading, page.head.titles[0] ?? "")) return [];
  const patch = titlePatch(page, `${heading}${siteEnding(page, view)}`);
  return refusalOf(patch, view) === null ? [htmlComment("and in the head a title about the same"), show(patch)] : [];
}

/** A trail may end in a template's own word, as "Product": title or address say what it says, too. */
function isAboutPage(trail: string, { url, head }: PageFacts): boolean {
  const title = head.titles[0] ?? "";
  return title === "" || [title, addressWords(url) ?? ""].some((one) => shareTopic(trail, one));
}

/** What the trail calls the page, else its name; of a title in parts the first. Null where only a title that others have says it. */
function nameOf(page: PageFacts, view: SiteView): string | null {
  // A template's trail says "Single product" on each of them.
  const trail = page.kind === "product" && pageName(page, view) !== null ? null : trailEnd(page);
  if (trail !== null && !isFrameLabel(trail, view) && isAboutPage(trail, page)) return oneLine(trail);
  const [first = ""] = (pageName(page, view) ?? "").split(/\s\|\s/);
  const title = oneLine(page.head.titles[0] ?? "");
  const isOthers =
    view.pagesTitled(title) > 1 && title.includes(first) && !shareTopic(first, addressWords(page.url) ?? "");
  const words = addressWords(page.url) ?? "";
  const bare = withoutProgramWord(first, page, view) ?? withoutProgramEnd(first, page, view);
  if (bare !== null) return bare;
  // Programs put what they call their lists behind a keyword: "linen Archives" at /tag/linen.
  const isList = /^\s\p{L}+$/u.test(first.slice(words.length)) && first.toLowerCase().startsWith(words.toLowerCase());
  if (words !== "" && page.kind !== "product" && isList && !page.text.main.includes(first)) return words;
  return first === "" || isOthers ? null : first;
}

/** So many other pages show that the program writes a word before what a list is called. */
const FEWEST_SISTERS = 2;
/** The word bends with what follows: "Archív", "Archívy". */
const STEM = 5;

/** What a list is called, without the word that the program puts before such names in titles: other pages' headings go without it. */
function withoutProgramWord(name: string, page: PageFacts, view: SiteView): string | null {
  const [, word = "", rest = ""] = /^(\p{L}{4,}):? (.+)$/u.exec(name) ?? [];
  if (rest === "" || page.kind === "product") return null;
  const stem = plain(word).slice(0, STEM);
  const sisters = view.served.filter((index) => {
    const other = view.site.pages[index];
    const [, lead = "", called = ""] = /^(\p{L}{4,}):? (.+)$/u.exec(oneLine(other?.head.titles[0] ?? "")) ?? [];
    const heading = oneLine(other?.headings.find(({ level }) => level === 1)?.text ?? "");
    return plain(lead).startsWith(stem) && heading !== "" && plain(called).startsWith(plain(heading));
  });
  return sisters.length >= FEWEST_SISTERS ? rest : null;
}

/** The same of a word behind such names, as in "linen Archives": the addresses of other lists hold their names without it. */
function withoutProgramEnd(name: string, page: PageFacts, view: SiteView): string | null {
  const [, rest = "", word = ""] = /^(.+?) (\p{L}{4,})$/u.exec(name) ?? [];
  if (rest === "" || page.kind === "product") return null;
  const end = ` ${plain(word)}`;
  const sisters = view.served.filter((index) => {
    const other = view.site.pages[index];
    if (other === undefined || other === page) return false;
    const [called = ""] = plain(other.head.titles[0] ?? "").split(/\s[-–—|·]\s/u);
    return called.endsWith(end) && called.slice(0, -end.length) === plain(addressWords(other.url) ?? "");
  });
  return sisters.length >= FEWEST_ENDED ? rest : null;
}

/** One word that several lists end in by chance is not the program's. */
const FEWEST_ENDED = 3;

/** Where a heading goes that stands nowhere yet. */
function placeFor(page: PageFacts, view: SiteView): string[] {
  // It fills the empty one.
  if (page.headings.some(({ level }) => level === 1))
    return [htmlComment("into the h1 that stands there without words")];
  const own = page.headings.find(
    ({ text, region }) => oneLine(text) !== "" && (region === "main" || region === "body") && !isFrameLabel(text, view),
  );
  const above = own === undefined ? "" : `, above “${cutAtWord(oneLine(own.text), MOST_OF_A_PLACE, "…")}”`;
  return [htmlComment(`first in the content of the page${above}`)];
}

const MOST_OF_A_PLACE = 60;

/** A home page's title without the name of the house, where its description is about the same: a slogan is about nothing. */
function homeSubject(page: PageFacts, view: SiteView): string | null {
  const title = homeName(page, view);
  const parts = (title ?? "").split(/\s*[|｜]\s*|\s+[–—·•»-]\s+/u).filter((part) => !sameName(part, view.nameOn(page)));
  const subject = withoutSiteName(parts.join(" – "), view.nameOn(page));
  const description = page.head.descriptions.map(oneLine).find((text) => text !== "") ?? "";
  // A house may be called by what it sells.
  return (
    [subject, view.nameOn(page)].find((one) => wordsIn(one) >= FEWEST_WORDS && shareTopic(one, description)) ?? null
  );
}

/** The tag around the logo and the one that shows each page's own name, which change places in the templates. */
export const logoHeading: Fixer = (cause, view) =>
  [
    htmlComment("in the layout: the h1 around the logo becomes a div and keeps its class"),
    ofTemplate(cause, view) ??
      firstHeadings(cause, view) ??
      htmlComment("in the templates: the heading that shows the page's own name becomes the h1"),
    "<h1>{name of the page or product}</h1>",
    ...cause.faults.slice(0, MOST_TRIED).flatMap(({ url }) => {
      const page = view.pageAt(url);
      const name = page === null ? null : page.kind === "home" ? homeSubject(page, view) : nameOf(page, view);
      return name === null ? [] : [htmlComment(url), `<h1>${html(capital(name))}</h1>`];
    }),
  ].join("\n");

/** Of so many pages so large a part shows its name in one lower rank: the template has to write another tag. */
const FEWEST_PAGES = 3;
const MOST = 0.6;

function ofTemplate({ faults }: Cause, view: SiteView): string | null {
  const tried = faults.slice(0, MOST_TRIED);
  const tags = tried.flatMap(({ url }) => {
    const page = view.pageAt(url);
    const shown = page === null ? null : shownHeading(page, nameOf(page, view) ?? "", view);
    return shown === null ? [] : tagOf(shown);
  });
  const [most] = [...Map.groupBy(tags, (tag) => tag)].toSorted(([, a], [, b]) => b.length - a.length);
  if (most === undefined || most[1].length < Math.max(FEWEST_PAGES, MOST * tried.length)) return null;
  return htmlComment(
    `in the template: the ${most[0]} that shows the page's own title becomes an h1 and keeps its class; that one change mends all pages of it`,
  );
}

/** The tag that heads the content of most pages, with the words that it shows on one of them. */
function firstHeadings({ faults }: Cause, view: SiteView): string | null {
  const tried = faults.slice(0, MOST_TRIED);
  const firsts = tried.flatMap(({ url }) => {
    const found = view
      .pageAt(url)
      ?.headings.find(
        ({ level, text, region }) =>
          level > 1 && oneLine(text) !== "" && (region === "main" || region === "body") && !isFrameLabel(text, view),
      );
    return found === undefined ? [] : [{ url, tag: tagOf(found), text: oneLine(found.text) }];
  });
  const groups = [...Map.groupBy(firsts, ({ tag }) => tag)].toSorted(([, a], [, b]) => b.length - a.length);
  const [tag, pages = []] = groups[0] ?? [];
  const [first] = pages;
  if (first === undefined || pages.length < Math.max(FEWEST_PAGES, MOST * tried.length)) return null;
  return htmlComment(
    `in the templates: the ${tag} that heads the content becomes the h1 and keeps its class, such as “${cutAtWord(first.text, MOST_OF_A_PLACE, "…")}” on ${first.url}`,
  );
}

const MOST_TRIED = 60;

/** A lower heading with the words of the name, else the first one of the content, where it speaks of the same. */
function shownHeading(page: PageFacts, name: string, view: SiteView): HeadingFact | null {
  const own = page.headings.filter(
    ({ level, text, region }) => level > 1 && oneLine(text) !== "" && region !== "footer" && region !== "nav",
  );
  const called = linkNames(page, view);
  const same =
    own.find(({ text }) => sameWords(text, name)) ??
    own.find(({ text }) => page.kind !== "home" && called.some((words) => sameWords(text, words)));
  if (same !== undefined) return { ...same, text: oneLine(same.text) };
  const [first] = own.filter(({ text, region }) => (region === "main" || region === "body") && !view.isShared(text));
  const words = new Set(plain(first?.text ?? "").split(/[^\p{L}\p{N}]+/u));
  const isNamed = name !== "" && (plain(name).match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => words.has(word));
  const fits =
    first !== undefined &&
    // A question heads a part of the page; its name stands in the title.
    !(name !== "" && QUESTION.test(first.text.trim())) &&
    !isOthersName(first.text, page, view) &&
    first.text.length <= (isNamed ? 2 * LONGEST_HEADING : LONGEST_HEADING) &&
    !PART.test(oneLine(first.text)) &&
    view.pagesSaying(oneLine(first.text)) <= 1 &&
    // A home page's banner says what it is; "Home" and the name of the house do not.
    (page.kind === "home"
      ? first.level === 2 &&
        wordsIn(first.text) >= FEWEST_WORDS &&
        wordsIn(name) < FEWEST_WORDS &&
        saysWhatItIs(first.text, page, view)
      : MANY_THINGS.has(page.kind)
        ? saysNearly(first.text, name) || sameWords(first.text, addressWords(page.url) ?? "")
        : shareTopic(first.text, name));
  return fits ? { ...first, text: oneLine(first.text) } : null;
}

/** "1. What we store": a part of a text with numbers. */
const PART = /^(?:§\s*)?\d{1,2}[.)]\s/u;

/** Its banner speaks of what title or description name beside the house, not of the week's offer, of delivery or of praise. */
function saysWhatItIs(text: string, page: PageFacts, view: SiteView): boolean {
  const house = new Set([...tokensOf(view.nameOn(page)), ...tokensOf(view.name)]);
  const bare = tokensOf(text).filter((word) => !house.has(word));
  return [...page.head.titles, ...page.head.descriptions].some((one) => shareTopic(bare.join(" "), one));
}

const QUESTION = /[?？؟;]$/u;

/** What heads a card there is about the one thing that it leads to. */
const MANY_THINGS: ReadonlySet<PageFacts["kind"]> = new Set(["category", "list"]);

/** Links call another page so, read or not: the heading is of its card. */
function isOthersName(text: string, page: PageFacts, view: SiteView): boolean {
  const called = pageCalled(text, view);
  if (called !== null) return called !== page.url;
  return page.links.some((link) => link.url !== page.url && sameWords(link.text, text));
}

/** Most words of the shorter text are words of the other. */
function saysNearly(text: string, name: string): boolean {
  const [short = [], long = []] = [tokensOf(text), tokensOf(name)].toSorted((a, b) => a.length - b.length);
  const said = short.filter((word) => long.includes(word)).length;
  return said >= MOST * long.length || (said === short.length && said > 1);
}

const FEWEST_WORDS = 3;
const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** A home page says in its title what the business is; its name alone heads nothing. */
export function homeName(page: PageFacts, view: SiteView): string | null {
  const title = page.kind === "home" ? oneLine(page.head.titles[0] ?? "") : "";
  const isTelling = title.length > view.nameOn(page).length + FEW_LETTERS && title.length <= LONGEST_HEADING;
  return isTelling && view.pagesTitled(title) === 1 ? title : null;
}

const FEW_LETTERS = 8;

/** Menus and titles leave out accents that headings have. */
const plain = (text: string): string => normalised(text).normalize("NFD").replace(/\p{M}/gu, "");

const sameWords = (one: string, other: string): boolean => plain(one) === plain(other);

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
