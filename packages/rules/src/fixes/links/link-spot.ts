import { itemAt, type PageFacts } from "@audit/facts";
import { cutAtWord, oneLine } from "../../escape/plain.ts";
import { decoded } from "../../reading/decoded.ts";
import { tokensOf } from "../../reading/words.ts";
import { linkWords } from "../../view/page-words.ts";
import { stemsIn } from "../../view/related-pages.ts";
import type { SiteView } from "../../view/site-view.ts";
import { addressWords } from "../../view/address-words.ts";
import { quote } from "../../wording/quote.ts";
import { visibleTrail } from "../markup/trail.ts";

/** Shorter lines are labels. */
const LEAST_TEXT = 60;
const BEGINNING = 60;
const LISTS: ReadonlySet<string> = new Set(["category", "list", "home"]);

/**
 * Where on a page a link to another fits, in the page's own words: behind the paragraph that names most of what the other
 * is about, else below such a heading, in a list behind its last entry, and last at the end of the text. Null where none
 * can be told.
 */
export function spotFor(place: PageFacts, target: string, view: SiteView): string | null {
  const sought = subjectOf(target, view);
  const shared = (text: string): number => [...new Set(stemsIn(text))].filter((stem) => sought.has(stem)).length;
  const texts = place.outline.texts.filter(
    ({ text, list, entry }) =>
      list !== true && entry !== true && text.length >= LEAST_TEXT && !view.isRepeated(text, place.url),
  );
  const headings = place.headings.filter(
    ({ text, level, region }) => level > 1 && text !== "" && (region === "main" || region === "body"),
  );
  const behind = (text: string): string => `behind the paragraph that begins ${quote(oneLine(text), BEGINNING)}`;
  const naming = best(texts, ({ text }) => shared(text));
  if (naming !== undefined) return behind(naming.text);
  const heading = best(headings, ({ text }) => shared(text));
  if (heading !== undefined) return `below the heading ${quote(heading.text, BEGINNING)}`;
  if (LISTS.has(place.kind) && place.outline.cards > 0) return "behind the last entry of the list";
  const last = texts.at(-1);
  return last === undefined ? null : `at the end of the text, ${behind(last.text)}`;
}

/** Whether a list names the page's subject, or another page in its text or headings: elsewhere a link has nothing to do. */
export function speaksOf(place: PageFacts, target: string, view: SiteView): boolean {
  const sought = subjectOf(target, view);
  const said = [...place.outline.texts, ...place.headings].filter(({ text }) => !view.isRepeated(text, place.url));
  return LISTS.has(place.kind) || said.some(({ text }) => stemsIn(text).some((stem) => sought.has(stem)));
}

/** Words in the names of so many of the pages name the place or the house, and no subject. */
const COMMON = 0.3;
const FEWEST_COMMON = 5;
const commonStems = new WeakMap<SiteView, ReadonlySet<string>>();

/** The stems of what a page is about, without those that many pages have in their names. */
function subjectOf(target: string, view: SiteView): ReadonlySet<string> {
  const common = commonStems.get(view) ?? readCommon(view);
  commonStems.set(view, common);
  const stems = stemsIn(`${linkWords(target, view, WHOLE)} ${addressWords(target) ?? ""}`);
  const own = stems.filter((stem) => !common.has(stem));
  return new Set(own.length > 0 ? own : stems);
}

function readCommon(view: SiteView): ReadonlySet<string> {
  const times = new Map<string, number>();
  for (const index of view.served) {
    const { url } = itemAt(view.site.pages, index);
    for (const stem of new Set(stemsIn(`${linkWords(url, view, WHOLE)} ${addressWords(url) ?? ""}`)))
      times.set(stem, (times.get(stem) ?? 0) + 1);
  }
  const most = Math.max(FEWEST_COMMON, COMMON * view.served.length);
  return new Set([...times].flatMap(([stem, count]) => (count > most ? [stem] : [])));
}

/** What scores most, the first of several; undefined where nothing scores. */
function best<T>(all: readonly T[], score: (one: T) => number): T | undefined {
  const scored = all.map((one) => ({ one, score: score(one) })).filter((each) => each.score > 0);
  return scored.toSorted((a, b) => b.score - a.score)[0]?.one;
}

/** Letters of the longest name: a link is never cut. */
const WHOLE = 200;
const FEWEST_WORDS = 2;
/** A part of a title that is set apart tells of something else. */
const APART = /\s[|·•]\s/u;

/** Words for a link, as the site itself calls the page: in its trail, else its name up to what is set apart. */
export function anchorWords(url: string, view: SiteView): string {
  const page = view.pageAt(url);
  const step = page === null ? undefined : visibleTrail(page, view).at(-1);
  const isOwn = step !== undefined && (step.url === null || step.url === url) && countWords(step.name) >= FEWEST_WORDS;
  if (isOwn) return step.name;
  const name = linkWords(url, view, WHOLE);
  const [first = ""] = name.split(APART);
  return cutAtWord(countWords(first) >= FEWEST_WORDS ? first : name, WHOLE, "…");
}

/** Marks that stand around a whole name. */
const QUOTED = /^["“„«']([^"“”„«»]+)["“”»']$/u;

/** Words for links to several pages: where two have one name, the words and numbers of their addresses tell them apart. */
export function anchorsToldApart(urls: readonly string[], view: SiteView): ReadonlyMap<string, string> {
  const names = urls.map((url) => ({ url, name: anchorWords(url, view).replace(QUOTED, "$1") }));
  const times = Map.groupBy(names, ({ name }) => name.toLowerCase());
  return new Map(
    names.map(({ url, name }) => {
      const own = new Set(tokensOf(name));
      const rest = tokensOf(lastPart(url)).filter((word) => !own.has(word));
      const isShared = (times.get(name.toLowerCase())?.length ?? 0) > 1;
      return [url, isShared && rest.length > 0 ? `${name} ${rest.join(" ")}` : name];
    }),
  );
}

const lastPart = (url: string): string =>
  decoded(new URL(url).pathname.split("/").findLast(Boolean) ?? "").replace(/\.\w+$/, "");

const countWords = (text: string): number => (text.match(/[\p{L}\p{N}]+/gu) ?? []).length;
