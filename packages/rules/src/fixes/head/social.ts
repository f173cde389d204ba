import { type ImageFact, type PageFacts, type PageKind } from "@audit/facts";
import { homeName } from "../words/headings.ts";
import { ownSummary } from "../words/descriptions.ts";
import { siteEnding } from "../words/title-proposal.ts";
import type { Cause } from "../../cause.ts";
import { agreedName, isSlogan } from "../../view/agreed-name.ts";
import { finalPage } from "../../view/final-target.ts";
import type { SiteView } from "../../view/site-view.ts";
import { contentPictures, leadPicture, productWords } from "../../view/product-words.ts";
import { pageName, withoutSiteName } from "../../view/page-name.ts";
import { oncePerPage } from "../../view/once-per-page.ts";
import { fillIn, type Fixer, isFillIn, perPage } from "../fixer.ts";
import { answerFor, isOfferable } from "../../reading/asked-pictures.ts";
import { isIndexFileOf } from "../../reading/index-file.ts";
import { withoutHead } from "../../reading/title-tails.ts";
import { oneLine } from "../../escape/plain.ts";
import { sellsSeveral } from "../../reading/several-goods.ts";
import { missingBasics, OPEN_GRAPH_BASICS, openGraphValue } from "../../reading/social-tags.ts";
import { sitePicture } from "../../view/site-picture.ts";
import { secureUrl } from "../../view/clean-url.ts";
import { isProven, liesAt } from "../pages/lying-pictures.ts";
import { htmlComment } from "../../escape/html.ts";
import { asFix, type Part, show } from "../patches/fix.ts";
import { pictureCheck } from "../guard/picture-check.ts";
import { previewPatch } from "../patches/page-patches.ts";

type Pairs = readonly (readonly [`og:${string}`, string])[];

const OG_TYPE: Partial<Record<PageKind, string>> = { product: "product", article: "article" };

/** The picture a preview can show: one of the page's own, for another's would promise what is not there. */
const pictureOf = oncePerPage(
  (page, view): string | null =>
    [
      ...productWords(page, view).images,
      ...contentPictures(page, view).slice(0, MOST_TRIED),
      ...goodsPictures(page, view),
      ...leadPicture(page, view),
    ].find((url) => isPreview(page, url, view)) ?? null,
);

/** The first pictures of a page are symbols now and then. */
const MOST_TRIED = 8;
const MOST_GOODS = 5;
const FEW_PAGES = 10;

/** A list of goods, or the page of a folder, is shown by the first that it leads to, as large as that page has it. */
function goodsPictures(page: PageFacts, view: SiteView): readonly string[] {
  const folder = page.url.replace(/[^/]*$/, "");
  const isBelow = (url: string): boolean => page.url === folder && url !== page.url && url.startsWith(folder);
  const { graph } = view.site;
  const node = graph.nodeOf(page.url);
  const led = node < 0 ? [] : Array.from(graph.outlinks(node), (to) => graph.urls[to] ?? "");
  const goods = led.flatMap((url) => {
    const other = view.pageAt(url);
    // What the menu of all pages leads to is not of this list.
    if (other === null || view.inlinksOf(url) > Math.max(FEW_PAGES, view.served.length / 2)) return [];
    return (page.kind === "category" && other.kind === "product") || (page.kind !== "home" && isBelow(url))
      ? [other]
      : [];
  });
  return [...new Set(goods)].slice(0, MOST_GOODS).flatMap((other) => productWords(other, view).images.slice(0, 1));
}

const isPreview = (page: PageFacts, url: string, view: SiteView): boolean =>
  pictureCheck(previewPatch(page, "og:image", url), view) === null;

/** Longer titles are cut in previews. */
const MOST_LETTERS = 90;

/** A title that no other page has says more than a heading that may be a slogan. */
function ownTitle(page: PageFacts, view: SiteView): string | null {
  const title = oneLine(page.head.titles[0] ?? "");
  const own = withoutSiteName(withoutHead(title, view.site.pages), view.nameOn(page));
  // A template writes "| House" on a page without a name.
  return /[\p{L}\p{N}]/u.test(own) && view.pagesTitled(title) === 1 && own.length <= MOST_LETTERS ? own : null;
}

export const titleOf = (page: PageFacts, view: SiteView): string => {
  const title = homeName(page, view) ?? ownTitle(page, view) ?? pageName(page, view);
  return title === null ? fillIn("what this page offers") : ofHouse(title, page, view);
};

/** A word or two say nothing in a chat without whose they are. */
function ofHouse(title: string, page: PageFacts, view: SiteView): string {
  const words = title.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  const isNamed = title.toLowerCase().includes(view.nameOn(page).toLowerCase());
  return words > FEW_WORDS || isNamed ? title : `${title}${siteEnding(page, view)}`;
}

const FEW_WORDS = 2;

/** What the page alone says of itself in search results, else what is proposed for them. */
const summaryOf = (page: PageFacts, view: SiteView): string | null =>
  page.head.descriptions.map(oneLine).find((text) => text !== "" && view.pagesDescribed(text) === 1) ??
  ownSummary(page, view);

/** The tags of a page that are wanted; making one that stands there already costs as much. */
function openGraphOf(page: PageFacts, view: SiteView, wants: (name: string) => boolean, isNew = true): Pairs {
  const tags = {
    "og:title": () => titleOf(page, view),
    "og:description": () => summaryOf(page, view),
    "og:type": () => (sellsSeveral(page) ? "website" : (OG_TYPE[page.kind] ?? "website")),
    "og:url": () => addressOf(page, view),
    // One picture for many pages completes none of their previews; a first preview may have it.
    "og:image": () => pictureOf(page, view) ?? (isNew ? standIn(page, view) : null),
    // A bare address is no name, and a slogan none either.
    "og:site_name": () => (siteEnding(page, view) === "" ? null : (agreedName(view) ?? nameIn(view))),
  };
  return Object.entries(tags).flatMap(([name, valueOf]) => {
    const value = wants(name) ? valueOf() : null;
    return value === null ? [] : [[name as keyof typeof tags, value] as const];
  });
}

const nameIn = ({ name, site }: SiteView): string | null =>
  isSlogan(name) || name === site.registrableDomain ? null : name;

/** The picture of the whole site, on pages that are not about one thing. */
function standIn(page: PageFacts, view: SiteView): string | null {
  if (page.kind === "product") return null;
  const picture = sitePicture(view);
  return picture !== null && isPreview(page, picture, view) ? picture : null;
}

/** What a page goes by: its canonical address; of "/" and "/index.html" with the same text the short one. */
export function addressOf({ url, head }: PageFacts, view: SiteView): string {
  const canonical = head.canonicals.find((link) => link.inHead)?.url;
  // A canonical that forwards names the page where it ends; a copied one may name the file of the folder that this is.
  if (canonical && !isIndexFileOf(canonical, url)) return finalPage(canonical, view) ?? canonical;
  const short = url.replace(/\/index\.\w+$/, "/");
  const [own, other] = [view.indexOf(url), view.indexOf(short)];
  const isCopy = view.site.exactDuplicates.some((group) => group.includes(own) && group.includes(other));
  return secureUrl(isCopy ? short : url);
}

export const property = (page: PageFacts, name: `og:${string}`, value: string): Part =>
  show(previewPatch(page, name, value));

/** A large card needs a picture; without one X shows the small form. */
const cardOf = (page: PageFacts, view: SiteView): Part => {
  const isChosen = oneLine(page.head.twitter["twitter:card"] ?? "") !== "";
  const hasPicture = isChosen || hasValue(page, "og:image") || pictureOf(page, view) !== null;
  return show(previewPatch(page, "twitter:card", hasPicture ? "summary_large_image" : "summary"));
};

const PATTERN = [
  ["og:title", '<meta property="og:title" content="{name of the page or product}">'],
  ["og:type", '<meta property="og:type" content="{product, article or website}">'],
  ["og:url", '<meta property="og:url" content="{canonical address}">'],
  ["og:image", '<meta property="og:image" content="{address of its main picture}">'],
  ["twitter:card", '<meta name="twitter:card" content="{summary_large_image with a picture, else summary}">'],
] as const;

/** X takes the rest from the Open Graph tags. */
const CARD = '<meta name="twitter:card" content="summary_large_image">';

const hasValue = ({ head }: PageFacts, name: string): boolean => openGraphValue(head, name) !== null;

/**
 * The Open Graph tags that the page lacks, and the one that X asks for; those it has stay as they are. A preview that
 * stands there is completed or left: it gets the basics, and none where one of them can't be told.
 */
const openGraphTags: Fixer = perPage({
  make: (page, view) => {
    const isNew = !hasValue(page, "og:title") && !hasValue(page, "og:image");
    const lacking = missingBasics(page.head);
    const wants = (name: string): boolean => (isNew ? !hasValue(page, name) : lacking.includes(name));
    const made = openGraphOf(page, view, wants, isNew);
    const names = new Set<string>(made.map(([name]) => name));
    const isTold = made.every(([, value]) => !isFillIn(value)) && lacking.every((name) => names.has(name) || isNew);
    const card = oneLine(page.head.twitter["twitter:card"] ?? "") === "" ? [cardOf(page, view)] : [];
    return made.length > 0 && isTold ? [...made.map(([name, value]) => property(page, name, value)), ...card] : null;
  },
  pattern: (view, cause) => patternOf(cause, view),
  each: true,
});

/** Of the tags that a template may write those that pages of the cause lack. */
function patternOf(cause: Cause, view: SiteView): string | null {
  const pages = cause.faults.slice(0, MOST_ASKED).flatMap(({ url }) => view.pageAt(url) ?? []);
  const lacks = (tag: string): boolean =>
    pages.some(({ head }) => oneLine(head.openGraph[tag] ?? head.twitter[tag] ?? "") === "");
  return (
    PATTERN.filter(([tag]) => lacks(tag))
      .map(([, line]) => line)
      .join("\n") || null
  );
}

const MOST_ASKED = 60;

/** The same, with one picture for the pages that have none of their own. */
export const openGraph: Fixer = (cause, view) => {
  const made = asFix(openGraphTags(cause, view));
  const lacks = cause.faults.some(({ url }) => {
    const page = view.pageAt(url);
    const isBare = page !== null && missingBasics(page.head).length === OPEN_GRAPH_BASICS.length;
    return isBare && pictureOf(page, view) === null && standIn(page, view) === null;
  });
  if (!lacks || made.length === 0) return made;
  return [[SHARED_PICTURE], ...made];
};

const SHARED_PICTURE = htmlComment(
  "pages without og:image below have no picture of their own: choose one of the business, 1200 x 630 pixels, and name it there by its whole address",
);

/** An absolute, secure og:image from the page's own pictures. */
export const openGraphImage: Fixer = perPage({
  make: (page, view) => {
    const present = page.head.openGraph["og:image"];
    const own = page.images.list.find((image) => isOwn(image, view))?.url;
    const absolute = present && URL.canParse(present, page.url) ? secureUrl(new URL(present, page.url).href) : null;
    const named = absolute === null ? null : whereItLies(absolute, view);
    const found = [named === present ? null : named, own, pictureOf(page, view)];
    const image = found.find((url) => url != null && isProven(url, view)) ?? fillIn(PICTURE);
    const secure = page.head.openGraph["og:image:secure_url"] ?? "";
    // Networks take the secure address before the other where a page gives both.
    const both =
      secure !== "" &&
      secure !== image &&
      !isFillIn(image) &&
      (image.startsWith("https:") || page.url.startsWith("http:"));
    return [property(page, "og:image", image), ...(both ? [property(page, "og:image:secure_url", image)] : [])];
  },
  each: true,
});

/** A relative address may be written for another folder: the answer for it is looked at, and where else its file lies. */
function whereItLies(address: string, view: SiteView): string | null {
  if (answerFor(address, view.site.probes) === "loads") return address;
  return liesAt(address, view) ?? (isOfferable(address, view.site.probes) ? address : null);
}

const isOwn = ({ region, url }: ImageFact, { site }: SiteView): boolean =>
  region === "main" && url !== null && url.startsWith("http") && isOfferable(url, site.probes);

const PICTURE = "address of a picture, 1200 x 630 pixels";

/** The card type, and only those values that Open Graph does not give already. */
export const twitterCard: Fixer = perPage({
  make: (page, view) => {
    const { openGraph: og, twitter } = page.head;
    // X takes the description from the preview, which another tag of the same task gives.
    const lacks = (part: string): boolean => !(og[`og:${part}`] ?? twitter[`twitter:${part}`]);
    const missing = openGraphOf(page, view, (name) => ["og:title", "og:image"].includes(name) && lacks(name.slice(3)));
    const isBare = lacks("image") && !missing.some(([name]) => name === "og:image");
    const tags = [...missing, ...(isBare ? ([["og:image", fillIn(PICTURE)]] as const) : [])];
    return [
      cardOf(page, view),
      ...tags.map(([name, value]) => show(previewPatch(page, `twitter:${name.slice(3)}`, value))),
    ];
  },
  pattern: () => `${htmlComment("title, description and picture are taken from the og: tags")}\n${CARD}`,
});
