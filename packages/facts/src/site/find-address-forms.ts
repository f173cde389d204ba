import type { Indexability, PageFacts } from "../page-facts.ts";

/** A page that is read under another address too: places in the list of pages. */
export interface AddressForm {
  readonly other: number;
  readonly page: number;
}

/** Why the other address of a page is left out where each page counts once. */
export const OTHER_ADDRESS = "other address";
export const otherAddress: Indexability = { indexable: false, reason: OTHER_ADDRESS };

const INDEX_FILE = /\/(?:index|default)\.[a-z]{3,5}$/i;
const ENDING = /\.(?:html?|php|aspx?)$/i;

/** "/tea/" and "/tea/index.html" may be names of one file, and "/tea" and "/tea.html". */
export function addressNameOf(address: string): string {
  const { origin, pathname, search } = new URL(address);
  return `${origin}${pathname.replace(INDEX_FILE, "/").replace(ENDING, "")}${search}`;
}

const contentOf = ({ text, head }: PageFacts): string => `${text.hash} ${text.words} ${head.titles[0] ?? ""}`;

/**
 * Indexable pages that the server sends for two forms of one address: a folder and its index file, a name with and
 * without its ending. The folder is the page, else the form that most links lead to.
 * @param linksTo how many pages link to an address
 */
export function findAddressForms(
  pages: readonly PageFacts[],
  linksTo: (url: string) => number,
): readonly AddressForm[] {
  const groups = new Map<string, number[]>();
  for (const [index, page] of pages.entries()) {
    if (!page.isHtml || !page.indexability.indexable) continue;
    const key = `${addressNameOf(page.url)} ${contentOf(page)}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [index]);
    else group.push(index);
  }
  const urlAt = (index: number): string => pages[index]?.url ?? "";
  return [...groups.values()].flatMap((group) => {
    const [page, ...others] = group.toSorted(
      (a, b) =>
        Number(INDEX_FILE.test(urlAt(a))) - Number(INDEX_FILE.test(urlAt(b))) ||
        linksTo(urlAt(b)) - linksTo(urlAt(a)) ||
        urlAt(a).length - urlAt(b).length,
    );
    return page === undefined ? [] : others.map((other) => ({ other, page }));
  });
}
