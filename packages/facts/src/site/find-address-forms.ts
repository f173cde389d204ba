import { canonicalOf, spellingOf } from "../classify/read-indexability.ts";
import { itemAt } from "../item-at.ts";
import type { Indexability, PageFacts } from "../page-facts.ts";
import { documentNameOf, formOf, isIndexFile } from "../url/document-name.ts";
import { normaliseUrl } from "../url/normalise-url.ts";

/** A page that is read under another address too: places in the list of pages. */
export interface AddressForm {
  readonly other: number;
  readonly page: number;
}

/** Why the other address of a page is left out where each page counts once. */
export const OTHER_ADDRESS = "other address";
export const otherAddress: Indexability = { indexable: false, reason: OTHER_ADDRESS };
const canonicalised: Indexability = { indexable: false, reason: "canonicalised" };

/** What speaks for one form of an address. */
export interface FormSigns {
  /** How many pages link to an address. */
  readonly linksTo: (url: string) => number;
  readonly isInSitemap: (url: string) => boolean;
}

/** One page with what joins it to others. */
interface Candidate {
  readonly index: number;
  readonly url: string;
  readonly content: string;
  /** Where it says that it belongs. */
  readonly canonical: string | null;
}

/**
 * Pages that the server sends under several forms of one address: a folder and its index file, a name with and without
 * its ending or final slash. Equal content joins them, or a canonical that names the other. A folder goes before its
 * file, then comes what the canonicals name, what the sitemap lists, the form that the site's canonicals have, and what
 * most links lead to. Pages of which only one may be listed are two.
 */
export function findAddressForms(pages: readonly PageFacts[], signs: FormSigns): readonly AddressForm[] {
  const groups = sharingName(pages).flatMap((indices) =>
    [...Map.groupBy(indices, (index) => itemAt(pages, index).indexability.reason).values()].flatMap((alike) =>
      joined(alike.map((index) => candidateOf(itemAt(pages, index), index))),
    ),
  );
  const forms = countForms(groups);
  return groups.flatMap((group) => {
    const addresses = new Set(group.map(({ url }) => url));
    const isFileOfFolder = (url: string): boolean => isIndexFile(url) && addresses.has(new URL(".", url).href);
    const votes = (url: string): number => group.filter(({ canonical }) => canonical === url).length;
    const [page, ...others] = group.toSorted(
      ({ url: a }, { url: b }) =>
        Number(isFileOfFolder(a)) - Number(isFileOfFolder(b)) ||
        votes(b) - votes(a) ||
        Number(signs.isInSitemap(b)) - Number(signs.isInSitemap(a)) ||
        (forms.get(formOf(b)) ?? 0) - (forms.get(formOf(a)) ?? 0) ||
        signs.linksTo(b) - signs.linksTo(a) ||
        a.length - b.length,
    );
    return page === undefined ? [] : others.map(({ index }) => ({ other: index, page: page.index }));
  });
}

const SERVED: ReadonlySet<string> = new Set(["indexable", "noindex", "canonicalised"]);

/** Served pages whose addresses may be forms of one; of all others nothing but the address is read. */
function sharingName(pages: readonly PageFacts[]): number[][] {
  const served = [...pages.keys()].filter((index) => {
    const { isHtml, indexability } = itemAt(pages, index);
    return isHtml && SERVED.has(indexability.reason);
  });
  return [...Map.groupBy(served, (index) => documentNameOf(itemAt(pages, index).url)).values()]
    .filter((indices) => indices.length > 1)
    .map((indices) => indices.filter((index) => itemAt(pages, index).tech.botWall === null));
}

const candidateOf = ({ url, head, response, text }: PageFacts, index: number): Candidate => ({
  index,
  url: normaliseUrl(url) ?? url,
  content: `${text.hash} ${text.words} ${head.titles[0] ?? ""}`,
  canonical: canonicalOf(head, response),
});

/** Groups of what is one document among pages of one name. */
function joined(candidates: readonly Candidate[]): Candidate[][] {
  const groups: Candidate[][] = [];
  for (const candidate of candidates) {
    const own = groups.filter((group) => group.some((member) => areOne(member, candidate)));
    for (const group of own) groups.splice(groups.indexOf(group), 1);
    groups.push([...own.flat(), candidate]);
  }
  return groups.filter((group) => group.length > 1);
}

/** Two that name each other contradict themselves, and neither stands for the other. */
function areOne(one: Candidate, other: Candidate): boolean {
  const [names, isNamed] = [one.canonical === other.url, other.canonical === one.url];
  return names || isNamed ? names !== isNamed : one.content === other.content;
}

/** How many documents their canonicals name in each form. */
function countForms(groups: readonly (readonly Candidate[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const group of groups) {
    const addresses = new Set(group.map(({ url }) => url));
    const form = group.flatMap(({ canonical }) =>
      canonical && addresses.has(canonical) ? [formOf(canonical)] : [],
    )[0];
    if (form !== undefined) counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  return counts;
}

/**
 * Pages that name another form of their own address as canonical, where that was read and is another page: they leave
 * it to that one. @returns what such a page may be listed as
 */
export function findLeftToOthers(
  pages: readonly PageFacts[],
  forms: readonly AddressForm[],
): ReadonlyMap<PageFacts, Indexability> {
  const joinedTo = new Map(forms.flatMap(({ other, page }) => [[other, page] as const, [page, page] as const]));
  const left = sharingName(pages).flatMap((indices) => {
    const candidates = indices.map((index) => candidateOf(itemAt(pages, index), index));
    return candidates.filter(({ index, url, canonical }) => {
      const named = candidates.find((one) => one.url === canonical && one.index !== index);
      if (named === undefined || spellingOf(canonical) === spellingOf(url)) return false;
      return !joinedTo.has(index) || joinedTo.get(index) !== joinedTo.get(named.index);
    });
  });
  return new Map(
    left
      .map(({ index }) => itemAt(pages, index))
      .filter(({ indexability }) => indexability.indexable)
      .map((page) => [page, canonicalised]),
  );
}
