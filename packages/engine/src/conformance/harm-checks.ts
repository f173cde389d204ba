import { isAllowed, itemAt, parseRobots } from "@audit/facts";
import type { ActionJson, AuditJson, PageJson } from "../audit-json.ts";
import { harmExceptions } from "./harm-exceptions.ts";

type Patch = ActionJson["patches"][number];

/** A site before and after all patches of its plan were applied at once. */
export interface Applied {
  readonly before: AuditJson;
  readonly after: AuditJson;
  readonly robots: { readonly before: string; readonly after: string };
}

/** Of one page; with a reason in `exception` where we knowingly do it. */
export interface Claim {
  readonly why: string;
  readonly exception?: string;
}

export interface Harm extends Claim {
  readonly patch: Patch;
}

const pagesOf = ({ pages }: AuditJson): Map<string, PageJson> => new Map(pages.map((page) => [page.url, page]));

const isServed = (page: PageJson | undefined): page is PageJson => page?.status === 200 && page.kind !== null;

const FINDABLE: ReadonlySet<string | null> = new Set(["home", "category", "list", "product", "legal", "contact"]);
const PERSONAL: ReadonlySet<string | null> = new Set(["cart", "account", "search"]);

const words = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);

/** Share of the words of one text that stand in the other, 0..1. */
function heldBy(one: string, other: string): number {
  const [asked, known] = [words(one), words(other)];
  return asked.size === 0 ? 1 : [...asked].filter((word) => known.has(word)).length / asked.size;
}

const textsOf = (page: PageJson): string =>
  [page.title, page.description, ...page.h1, page.mainText].filter(Boolean).join(" ");

/** What the site as a whole lost: pages that could be found and no longer are, or the other way round. */
function findability({ before, after }: Applied): Claim[] {
  const then = pagesOf(before);
  const now = pagesOf(after);
  return [...then.values()].flatMap((page) => {
    const later = now.get(page.url);
    if (!isServed(page) || later === undefined) return [];
    if (page.indexable && !later.indexable && FINDABLE.has(page.kind))
      return [noLongerFound(page, later, then.get(later.canonical ?? ""))];
    return !page.indexable && later.indexable && PERSONAL.has(page.kind)
      ? [{ why: `${page.url}: a page for one visitor can be found` }]
      : [];
  });
}

function noLongerFound(page: PageJson, later: PageJson, target: PageJson | undefined): Claim {
  const { canonical } = harmExceptions;
  const isCopy = target !== undefined && target.url !== page.url && canonical.covers(page, target);
  return excused(`${page.url}: a ${page.kind} page is no longer found (${later.indexability})`, canonical, isCopy);
}

/** Markup that a page had and no longer has. */
const lostMarkup = ({ before, after }: Applied): string[] => {
  const now = pagesOf(after);
  return before.pages.flatMap((page) => {
    const later = now.get(page.url);
    if (!isServed(page) || !isServed(later)) return [];
    const lost = page.jsonld.types.filter((type) => !later.jsonld.types.includes(type));
    const broken = later.jsonld.invalid > page.jsonld.invalid ? ["JSON-LD that can't be read"] : [];
    return [...lost.map((type) => `the type ${type} is gone`), ...broken].map((why) => `${page.url}: ${why}`);
  });
};

/** Titles and descriptions that two pages share now and did not before; two addresses of one page always do. */
function newDuplicates({ before, after }: Applied): string[] {
  const then = pagesOf(before);
  return ([(page) => page.title, (page) => page.description] as ((page: PageJson) => string | null)[]).flatMap(
    (read) => {
      const groups = Map.groupBy(after.pages.filter(isServed), (page) => read(page)?.toLowerCase() ?? "");
      const isNew = (group: readonly PageJson[]): boolean =>
        new Set(group.map(({ url }) => read(then.get(url) ?? itemAt(group, 0))?.toLowerCase())).size > 1;
      return [...groups].flatMap(([text, group]) => (text !== "" && isNew(group) ? [`two pages say “${text}”`] : []));
    },
  );
}

/** Pages that robots.txt let search engines read and no longer does. */
const closedPages = ({ before, robots }: Applied): Claim[] => {
  const [old, made] = [parseRobots(robots.before), parseRobots(robots.after)];
  return before.pages
    .filter((page) => isServed(page) && page.indexable && !page.url.includes("?"))
    .filter(({ url }) => isAllowed(old, "Googlebot", url) && !isAllowed(made, "Googlebot", url))
    .map((page) =>
      excused(`${page.url}: closed by robots.txt`, harmExceptions.closed, harmExceptions.closed.covers(page)),
    );
};

const excused = (why: string, { reason }: { readonly reason: string }, isCovered: boolean): Claim =>
  isCovered ? { why, exception: reason } : { why };

/** Faults of a whole site, told of no single patch. */
export const siteHarms = (applied: Applied): Claim[] => [
  ...findability(applied),
  ...[...lostMarkup(applied), ...newDuplicates(applied)].map((why) => ({ why })),
  ...closedPages(applied),
];

/** How much of a canonical's target has to stand on the page, and the other way round. */
const SAME_TEXT = 0.6;
/** Of a proposed text's words at least so many stand on its page, in the site's name or in the words of the markup. */
const OWN_WORDS = 0.7;
const TEXTS: ReadonlySet<string> = new Set(["title", "description", "h1", "og:title", "og:description"]);

/**
 * What single patches do, read from the audit alone.
 * @param textOf all text of a page as it is served
 */
export function patchHarms(before: AuditJson, textOf: (url: string) => string): Harm[] {
  const pages = pagesOf(before);
  const all = before.actions.flatMap(({ patches }) => patches);
  return [
    ...all.flatMap((patch) => harmOf(patch, pages, textOf).map((claim) => ({ patch, ...claim }))),
    ...opposed(all),
  ];
}

function harmOf(patch: Patch, pages: ReadonlyMap<string, PageJson>, textOf: (url: string) => string): Claim[] {
  const page = pages.get(patch.url);
  const target = pages.get(patch.after ?? "");
  if (patch.op === "canonical" && page && patch.after !== patch.url) return canonicalHarm(page, target);
  return otherHarm(patch, page, target, textOf).map((why) => ({ why }));
}

function canonicalHarm(page: PageJson, target: PageJson | undefined): Claim[] {
  if (!isServed(target)) return [{ why: "its target was not seen" }];
  const { canonical } = harmExceptions;
  if (FINDABLE.has(page.kind) && page.kind !== "product")
    return [excused(`hides a ${page.kind} page`, canonical, canonical.covers(page, target))];
  const common = Math.min(heldBy(textsOf(page), textsOf(target)), heldBy(textsOf(target), textsOf(page)));
  return common < SAME_TEXT || page.language !== target.language ? [{ why: "its target says something else" }] : [];
}

function otherHarm(
  patch: Patch,
  page: PageJson | undefined,
  target: PageJson | undefined,
  textOf: (url: string) => string,
): string[] {
  if (patch.op === "link" && patch.after !== null && target !== undefined && target.status !== 200)
    return ["leads nowhere"];
  if (patch.op === "redirect" && (!isServed(target) || FINDABLE.has(isServed(page) ? page.kind : null)))
    return ["leads away from a page that is needed, or nowhere"];
  if (TEXTS.has(patch.op) && patch.after !== null && !patch.after.includes("[fill in:")) {
    const known = `${textOf(patch.url)} ${page ? textsOf(page) : ""}`;
    return heldBy(patch.after, known) < OWN_WORDS ? [`words that don't stand on the page: ${patch.after}`] : [];
  }
  return [];
}

/** Patches of one place that say different things. */
function opposed(all: readonly Patch[]): Harm[] {
  const places = Map.groupBy(
    all.filter(({ at }) => at === "page" || at === "header"),
    ({ at, url, op, key = "" }) => [at, url, op, key].join(" "),
  );
  return [...places.values()].flatMap((patches) => {
    const isEntity = patches[0]?.op === "jsonld";
    const values = new Set(patches.map(({ before, after }) => (isEntity ? `${before} ${after}` : after)));
    const places = isEntity ? new Set(patches.map(({ before }) => before)).size : 1;
    return values.size > places
      ? patches.slice(1).map((patch) => ({ patch, why: "another task wants something else there" }))
      : [];
  });
}
