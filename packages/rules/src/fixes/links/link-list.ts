import { documentNameOf, itemAt, OTHER_ADDRESS, type PageFacts } from "@audit/facts";
import type { EvidenceValue } from "../../verdict.ts";
import type { Cause } from "../../cause.ts";
import { linkingPages } from "../../view/internal-links.ts";
import type { SiteView } from "../../view/site-view.ts";
import type { Section } from "../patches/fix.ts";
import { linkPatch } from "../patches/page-patches.ts";
import type { Patch } from "../patches/patch.ts";
import { NO_PAGE } from "./without-target.ts";

interface Replacement {
  readonly old: string;
  /** Null when no living page is close enough. */
  readonly now: string | null;
  /** What to do where no page is close enough. */
  readonly instead?: string;
  readonly sources: readonly string[];
  /** Pages that link to it, those beyond `sources` included. */
  readonly linking?: number;
  /** Half of all pages link to it, so the layout does. */
  readonly inLayout?: boolean;
}

const MOST_LINES = 60;
const MOST_SOURCES = 3;
/** Changes that a sheet holds. */
const MOST_PATCHES = 1000;
/** So many links with one answer are one decision, and are listed below it. */
const FEWEST_ALIKE = 3;
/** Addresses that are listed below one answer. */
const MOST_BELOW = 500;

/** "old -> new" with the pages that hold the link, a patch for each of them; null without any. */
export function replacementList(replacements: readonly Replacement[]): Section | null {
  if (replacements.length === 0) return null;
  const sorted = replacements.toSorted((a, b) => b.sources.length - a.sources.length || (a.old < b.old ? -1 : 1));
  const answers = Map.groupBy(sorted, commonAnswer);
  const alike = [...answers].flatMap(([answer, own]) =>
    answer !== null && own.length >= FEWEST_ALIKE ? [{ answer, own }] : [],
  );
  const below = new Set(alike.flatMap(({ own }) => own));
  const single = sorted.filter((one) => !below.has(one));
  const shown = single.slice(0, MOST_LINES);
  const more = single.length - shown.length;
  const patches = single
    .flatMap(({ old, now, sources }) =>
      now === null
        ? []
        : sources
            .filter((source) => source !== now || isOtherForm(old, now))
            .map((source) => linkPatch(source, old, now)),
    )
    .slice(0, MOST_PATCHES);
  const print = (kept: readonly Patch[]): string => {
    const targets = new Map(kept.map(({ before, after }) => [before, after]));
    return [
      ...shown.map((one) => lineOf(one, targets.has(one.old))),
      ...(more > 0
        ? [
            `... and ${more} more${patches.length > 0 ? ": the data of this task (patches) holds what is known of them" : ""}`,
          ]
        : []),
      ...alike.map(({ answer, own }) => listBelow(answer, own)),
    ].join("\n\n");
  };
  return [{ patches, print, always: true }];
}

/** What is said of several links alike; null where each has an answer of its own. */
function commonAnswer({ old, now, instead = NO_PAGE }: Replacement): string | null {
  const host = hostInPath(old);
  if (host !== null) return `the link lacks "https://" in front of ${host}`;
  return now === null ? instead : null;
}

/** One decision, and below it each address under the page that links to it. */
function listBelow(answer: string, all: readonly Replacement[]): string {
  const own = all.slice(0, MOST_BELOW);
  const bySource = [...Map.groupBy(own, ({ sources, inLayout }) => (inLayout === true ? LAYOUT : (sources[0] ?? "")))];
  const lines = bySource.flatMap(([source, links]) => [
    ...(source === "" ? [] : [source === LAYOUT ? LAYOUT : `on ${source}`]),
    ...links.map(({ old, sources, linking = sources.length, inLayout }) => {
      const more = linking - 1;
      return `  ${meantIn(old)}${inLayout !== true && more > 0 ? ` (and on ${more} more ${more === 1 ? "page" : "pages"})` : ""}`;
    }),
  ]);
  const rest = all.length - own.length;
  return [`# ${all.length} addresses: ${answer}`, ...lines, ...(rest > 0 ? [`... and ${rest} more`] : [])].join("\n");
}

const LAYOUT = "in the layout of the pages: change it there once";

/** The address, and where its host name stands in its path the one that was meant. */
function meantIn(old: string): string {
  const meant = withScheme(old);
  return meant === null ? old : `${old} -> ${meant}`;
}

/** A page may link to itself under its other address; in the place of a gone page it would mislead. */
const isOtherForm = (old: string, now: string): boolean =>
  URL.canParse(old) && documentNameOf(old) === documentNameOf(now);

/** @param isSafe whether its patches passed the guard */
function lineOf(
  { old, now, sources, linking = sources.length, inLayout = false, instead = NO_PAGE }: Replacement,
  isSafe: boolean,
): string {
  const shown = sources.slice(0, inLayout ? 1 : MOST_SOURCES).map((source) => `  on ${source}`);
  const more = linking - shown.length;
  const host = hostInPath(old);
  const target =
    host !== null
      ? `-> the link lacks "https://" in front of ${host}: ${withScheme(old) ?? `with it, it leads to ${host}, without it to a page of this site`}`
      : now
        ? `-> ${now}${isSafe || sources.length === 0 ? "" : " perhaps: look at that page before you link it"}`
        : `-> ${instead}`;
  const rest = `  and ${more} more ${more === 1 ? "page" : "pages"}${inLayout ? ": it stands in the layout, so change it there once" : ""}`;
  return [old, target, ...shown, ...(more > 0 ? [rest] : [])].join("\n");
}

/** The address that was meant where the host's name begins the path; null where it stands elsewhere. */
function withScheme(old: string): string | null {
  const host = hostInPath(old);
  if (host === null) return null;
  const { pathname, search } = new URL(old);
  return pathname.startsWith(`/${host}`) ? `https:/${pathname}${search}` : null;
}

/** Endings of files, which look like those of host names. */
const FILES =
  /\.(html?|php\d?|aspx?|jsp|cgi|xml|txt|json|pdf|jpe?g|png|gif|webp|svg|avif|ico|css|m?js|zip|mp[34]|csv|docx?|xlsx?)$/i;

/** The host name that an address has for its first or last folder: somebody left "https://" out. */
function hostInPath(url: string): string | null {
  const parts = URL.canParse(url) ? new URL(url).pathname.split("/").filter(Boolean) : [];
  const isHost = (part: string): boolean => /^(?:[a-z\d-]+\.)+[a-z]{2,}$/i.test(part) && !FILES.test(part);
  return [parts[0] ?? "", parts.at(-1) ?? ""].find(isHost) ?? null;
}

/** So many pages are named of those that link to an address: a sheet holds them all, a task the first. */
const MOST_SOURCES_KNOWN = 200;

/**
 * Pages that answer and link to the address, as far as the crawl saw: nobody edits the page that stands for missing ones,
 * nor one file twice.
 */
export const sourcesOf = (url: string, view: SiteView): string[] =>
  linkingPages(view.site.graph, url, MOST_SOURCES_KNOWN).filter((source) => isEdited(view.pageAt(source)));

const isEdited = (page: PageFacts | null): boolean =>
  page?.response.status === 200 && page.indexability.reason !== OTHER_ADDRESS;

/** A full web address, not one that evidence cut off. */
export const isWholeAddress = (text: string): boolean => /^https?:\/\/[^\s…]+$/.test(text);

/**
 * The dead or moved addresses behind a cause: its own when they are no pages, else those its pages link to.
 * @param named further addresses that the evidence of such a page names
 */
export function targetsOf<S extends EvidenceValue>(
  cause: Cause<S>,
  view: SiteView,
  isTarget: (url: string) => boolean,
  named: (saw: S) => readonly string[] = () => [],
): Map<string, string[]> {
  const targets = new Map<string, string[]>();
  const add = (target: string, source: string | null): void => {
    const known = targets.get(target) ?? sourcesOf(target, view);
    if (source && !known.includes(source)) known.push(source);
    targets.set(target, known);
  };
  for (const { url, evidence } of cause.faults) {
    if (isTarget(url)) add(url, null);
    else for (const target of [...named(evidence.saw), ...linkedFrom(url, view)].filter(isTarget)) add(target, url);
  }
  return targets;
}

/** Addresses that a page links to, as far as the crawl saw. */
export function linkedFrom(url: string, { site }: SiteView): string[] {
  const node = site.graph.nodeOf(url);
  return node < 0 ? [] : [...site.graph.outlinks(node)].map((target) => itemAt(site.graph.urls, target));
}
