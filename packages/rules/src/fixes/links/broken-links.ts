import type { SiteView } from "../../view/site-view.ts";
import type { EvidenceValue } from "../../verdict.ts";
import { pageCalled } from "../../view/page-called.ts";
import { tokensOf } from "../../reading/words.ts";
import { addressWords } from "../../view/address-words.ts";
import { isPersonalPath, isUtilityPath } from "../../knowledge/utility-paths.ts";
import { oneLine } from "../../escape/plain.ts";
import { counted } from "../../wording/plural.ts";
import type { Fixer } from "../fixer.ts";
import { refreshTarget, toNowhere } from "../head/refresh.ts";
import { appForAll } from "../server/answers.ts";
import { isLinkedByScriptsOnly } from "../../view/script-links.ts";
import { SUGGESTED, redirectRules, type Move } from "../server/redirect-rules.ts";
import { replacementList, sourcesOf, targetsOf } from "./link-list.ts";
import { sectionsOf } from "../patches/fix.ts";
import { aboutUnpublished, unpublishedIn } from "./unpublished-languages.ts";
import { inLanguageOf, owedPage, withoutTarget } from "./without-target.ts";

export const isBroken =
  (view: SiteView) =>
  (url: string): boolean => {
    const status = view.pageAt(url)?.response.status;
    return status !== undefined && (status >= 400 || status === 0);
  };

/** Where the dead addresses' visitors should go; only when a living page's address says the same. */
export function movesOf(targets: Iterable<string>, view: SiteView): Move[] {
  return [...targets].flatMap((from) => {
    const to = view.closestTo(from);
    return to ? [{ from, to }] : [];
  });
}

/**
 * Link replacements, and redirects for visitors who still have the old address.
 * @param named dead addresses that the evidence names, where the faults are not those themselves
 */
export const brokenLinksNamed =
  <S extends EvidenceValue>(named: (saw: S) => readonly string[]): Fixer<S> =>
  (cause, view) => {
    if (cause.faults.every(({ url }) => isLinkedByScriptsOnly(url, view))) return appForAll(cause, view);
    const targets = targetsOf(cause, view, isBroken(view), named);
    const { forwarders, others } = setForwardersApart(targets, view);
    const lost = lostFunctions([...others.keys()], view);
    const saved = [...others.keys()].filter((old) => isSavedName(old));
    const unpublished = unpublishedIn([...others.keys()], view);
    const explained = new Set([...lost, ...saved, ...unpublished.flatMap(({ urls }) => urls)]);
    const rest = [...others].filter(([old]) => !explained.has(old));
    const replacements = rest.map(([old, sources]) => replacementOf(old, sources, view));
    const list = replacementList(replacements);
    // An address that only a slip of the template makes never was a page's, and nobody outside has it.
    const isKnownOutside = ({ from, to }: Move): boolean =>
      !isInsideOf(from, to) && replacements.every(({ old, now }) => old !== from || now === to);
    const inFolders = new Set(unpublished.flatMap(({ urls }) => urls));
    const moved = [...targets.keys()].filter((old) => !inFolders.has(old));
    const suggested = redirectRules(movesOf(moved, view).filter(isKnownOutside), view, SUGGESTED);
    return sectionsOf(
      aboutLost(lost, view),
      aboutSaved(saved),
      ...unpublished.map(aboutUnpublished),
      aboutFolders(replacements),
      aboutOnePage(replacements, view),
      list,
      suggested,
      toNowhere(forwarders),
    );
  };

/** The sign that programs which save a site write into file names in place of "?". */
const isSavedName = (url: string): boolean => /﹖|%EF%B9%96/i.test(url);

const aboutSaved = (urls: readonly string[]): string | null =>
  urls.length === 0
    ? null
    : `# ${counted(urls.length, "address is a name", "addresses are names")} that a program gave when it saved a copy of the site (“﹖” in place of “?”), for example ${oneLine(urls[0] ?? "")}: publish the site itself, not the copy, and these links are right again.`;

/** The living page that is meant: words of links lead to whatever stands near, so a page that is owed is sought by what it is. */
function meantBy(old: string, sources: readonly string[], view: SiteView): string | null {
  const trimmed = withoutSpaces(old);
  if (trimmed !== old && isServed(trimmed, view)) return trimmed;
  const closest = view.closestTo(old);
  if (closest !== null && addressWords(closest) === addressWords(old)) return closest;
  return owedPage(old, sources, view) ?? closest ?? calledSo(old, view);
}

/** The address as it was meant where the hand that wrote it left spaces at its end. */
const withoutSpaces = (url: string): string => url.replace(/(?:%20|%C2%A0|\+)+(?=\/?(?:[?#]|$))/i, "");

const isServed = (url: string, view: SiteView): boolean => {
  const page = view.pageAt(url);
  return page?.isHtml === true && page.response.status === 200;
};

export function replacementOf(old: string, sources: readonly string[], view: SiteView) {
  const linking = Math.max(sources.length, view.inlinksOf(old));
  const inLayout = linking > 1 && linking >= view.served.length * IN_LAYOUT;
  const now = inLanguageOf(sources, meantBy(old, sources, view), view);
  return { old, now, instead: withoutTarget(old, sources, inLayout, view), sources, linking, inLayout };
}

/** Whether an address is another one with a folder in front. */
function isInsideOf(old: string, now: string): boolean {
  const [from, to] = [barePath(old), barePath(now)];
  return to.length > 1 && from.length > to.length && from.endsWith(to);
}

/** So many links into one folder that all belong outside of it are one fault of the template. */
const FEWEST_MISLED = 3;

/** Addresses that are right but for what stands in front of them: links relative to their page, or behind their list's address. */
function aboutFolders(
  replacements: readonly { readonly old: string; readonly now: string | null; readonly sources: readonly string[] }[],
): string | null {
  const misled = replacements.flatMap(({ old, now, sources }) =>
    now !== null && isInsideOf(old, now) ? [{ folder: barePath(old).slice(0, -barePath(now).length), sources }] : [],
  );
  const all = [...Map.groupBy(misled, ({ folder }) => folder)]
    .filter(([folder, own]) => folder !== "" && own.length >= FEWEST_MISLED)
    .toSorted(([, one], [, other]) => other.length - one.length);
  if (all.length === 0) return null;
  const count = all.reduce((sum, [, own]) => sum + own.length, 0);
  const shown = all.slice(0, MOST_FOLDERS).map(([folder]) => `${oneLine(folder)}/`);
  const more = all.length - shown.length;
  const names = `${shown.join(", ")}${more > 0 ? ` and ${counted(more, "more folder", "more folders")}` : ""}`;
  const isRelative = all.every(([folder, own]) =>
    own.every(({ sources }) => sources.every((source) => new URL(source).pathname.startsWith(`${folder}/`))),
  );
  return isRelative
    ? [
        `# One cause for ${counted(count, "address", "addresses")}: links on pages in ${names}`,
        "# are written relative to the page and so end in its folder. Begin them with a slash in the template (/page/ in place of page/).",
      ].join("\n")
    : [
        `# One cause for ${counted(count, "address", "addresses")}: the template writes what the list holds behind the list's own address (${names}).`,
        "# Let it write the address that the page itself has: this is one change, and no work link by link.",
      ].join("\n");
}

/**
 * Dead addresses of the same words in another order, as generated texts invent them, all mean one page that is missing,
 * where the links there bear the same words as well.
 */
function aboutOnePage(
  replacements: readonly { readonly old: string; readonly now: string | null }[],
  view: SiteView,
): string | null {
  const groups = [
    ...Map.groupBy(
      replacements.filter(({ now }) => now === null),
      ({ old }) => wordsIn(old),
    ),
  ].filter(
    ([words, own]) =>
      words !== "" &&
      own.length > 1 &&
      areCalledTheSame(
        own.map(({ old }) => old),
        view,
      ),
  );
  if (groups.length === 0) return null;
  return [
    "# These addresses mean one page each: publish it once, or choose a page, and lead all of them there.",
    ...groups.slice(0, MOST_ALIKE).map(([, own]) => own.map(({ old }) => `- ${oneLine(old)}`).join("\n")),
  ].join("\n\n");
}

/** Links to all of them bear the same words, or none, as pictures do. */
function areCalledTheSame(urls: readonly string[], { site: { graph } }: SiteView): boolean {
  const names = urls.map((url) => {
    const node = graph.nodeOf(url);
    return node < 0 ? "" : [...new Set(tokensOf(graph.anchorOf(node)))].toSorted().join(" ");
  });
  return new Set(names.filter((name) => name !== "")).size <= 1;
}

const MOST_ALIKE = 10;

/** The words and numbers of an address in one order, for a number tells one thing from the next; "" where they are too few to mean the same. */
function wordsIn(old: string): string {
  const words = new Set(tokensOf(addressWords(old) ?? "").filter((word) => word.length > 2 || /\d/.test(word)));
  const folder = old.replace(/[^/]*\/?$/, "");
  return words.size < LEAST_WORDS ? "" : [folder, ...[...words].toSorted()].join(" ");
}

const LEAST_WORDS = 3;

/** The path without slash and ending. */
const barePath = (url: string): string => withoutSlash(new URL(url).pathname).replace(/(?:\/index)?\.html?$/i, "");

const MOST_FOLDERS = 4;

const withoutSlash = (path: string): string => path.replace(/\/$/, "");

/** The one page that goes by the words of the links, or of the address itself. */
function calledSo(old: string, view: SiteView): string | null {
  // The list of a tag is none of the pages that bear it.
  if (isUtilityPath(new URL(old).pathname)) return null;
  const { graph } = view.site;
  const node = graph.nodeOf(old);
  const address = addressWords(old);
  const words = [...(node < 0 ? [] : graph.anchorsOf(node)), ...(address?.includes(" ") ? [address] : [])];
  const found = new Set(words.flatMap((one) => pageCalled(one, view, old) ?? []));
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : null;
}

/** A link on this share of all pages is written by what they share. */
const IN_LAYOUT = 0.5;

/** So many functions of a shop system gone at once are no slips of the pen: the system is gone. */
const FEWEST_LOST = 2;

const functionOf = (url: string): string => new URL(url).pathname;

/** Dead addresses of what a shop system does for one visitor: basket, sign-in, order; none where only one is dead. */
function lostFunctions(targets: readonly string[], view: SiteView): ReadonlySet<string> {
  const isGone = (url: string): boolean => inLanguageOf(sourcesOf(url, view), view.closestTo(url), view) === null;
  const lost = targets.filter((url) => isPersonalPath(functionOf(url)) && isGone(url));
  return new Set(new Set(lost.map(functionOf)).size >= FEWEST_LOST ? lost : []);
}

const MOST_LOST = 8;

/** One cause for all of them. A buy button that is taken away is the last thing that helps. */
function aboutLost(lost: ReadonlySet<string>, view: SiteView): string | null {
  if (lost.size === 0) return null;
  const byFunction = [...Map.groupBy(lost, functionOf)].map(([path, urls]) => ({
    path,
    count: urls.length,
    pages: Math.max(...urls.map((url) => view.inlinksOf(url))),
  }));
  return [
    "# Basket, sign-in and the like belong to a shop system that no longer answers here. This is one cause: connect these",
    "# addresses to a shop system or a payment service again, or say on the pages how to order. Don't take buy buttons away one by one.",
    ...byFunction
      .toSorted((a, b) => b.pages - a.pages || b.count - a.count)
      .slice(0, MOST_LOST)
      .map(
        ({ path, count, pages }) =>
          `${oneLine(path)}: ${counted(count, "address", "addresses")}, one of them linked from ${counted(pages, "page")}`,
      ),
  ].join("\n");
}

interface Apart {
  /** Pages that do nothing but send visitors on to a dead address for which no other page is close enough. */
  readonly forwarders: readonly string[];
  /** The other targets and the pages that link to them. */
  readonly others: ReadonlyMap<string, readonly string[]>;
}

/** A link on a page that nobody sees is not what is wrong with it. */
function setForwardersApart(targets: ReadonlyMap<string, readonly string[]>, view: SiteView): Apart {
  const forwarders = new Set<string>();
  const others = new Map<string, readonly string[]>();
  for (const [target, sources] of targets) {
    const forwards = (source: string): boolean => !view.closestTo(target) && refreshTarget(source, view) === target;
    sources.filter(forwards).forEach((source) => forwarders.add(source));
    const rest = sources.filter((source) => !forwards(source));
    if (rest.length > 0) others.set(target, rest);
  }
  return { forwarders: [...forwarders].toSorted(), others };
}
