import { normaliseUrl, type PageFacts, type SiteFacts } from "@audit/facts";
import { askedPictures } from "./asked-pictures.ts";
import { isDead } from "./dead-address.ts";
import { pagesByUrl } from "./page-index.ts";

type Source = Pick<SiteFacts, "pages" | "probes">;

/** What the base element of a page leads astray. */
export interface Misled {
  readonly base: string;
  /** Addresses that don't exist, each with the one that exists and is meant. */
  readonly links: readonly { readonly url: string; readonly own: string }[];
  /** Pictures that are missing where the base leads, and not known to be missing where the page itself would. */
  readonly pictures: readonly string[];
}

const known = new WeakMap<readonly PageFacts[], ReadonlyMap<string, Misled>>();

/** Pages whose base element leads their links and pictures to addresses that don't exist, while without it they exist. */
export function misledByBase({ pages, probes }: Source): ReadonlyMap<string, Misled> {
  const before = known.get(pages);
  if (before !== undefined) return before;
  const byUrl = pagesByUrl(pages);
  const found = new Map<string, Misled>();
  for (const page of pages) {
    const misled = misledOn(page, byUrl, probes);
    if (misled !== null) found.set(page.url, misled);
  }
  known.set(pages, found);
  return found;
}

/** Addresses that every link to them names by the base alone, and pictures that only it leads astray. */
export function addressesByBase(site: Source): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { links, pictures } of misledByBase(site).values())
    for (const url of [...links.map((link) => link.url), ...pictures]) counts.set(url, (counts.get(url) ?? 0) + 1);
  return counts;
}

function misledOn(
  page: Omit<PageFacts, "links">,
  byUrl: ReadonlyMap<string, PageFacts>,
  probes: SiteFacts["probes"],
): Misled | null {
  const { base, byBase = [] } = page.head;
  if (base === null || byBase.length === 0 || page.response.status !== 200) return null;
  const lives = (url: string): boolean => byUrl.get(url)?.response.status === 200;
  const links = byBase.filter(({ url, own }) => isGone(byUrl.get(url)) && lives(own));
  // Something lives by the base alone: without it that would break.
  if (links.length === 0 || byBase.some(({ url, own }) => lives(url) && !lives(own))) return null;
  const folder = new URL(".", base).href;
  const { styles, scripts } = page.resources;
  if ([...styles, ...scripts].some(({ url }) => url?.startsWith(folder) === true)) return null;
  const { gone, byUrl: asked } = askedPictures(probes);
  const relative = page.images.list.filter(({ url, src }) => url?.startsWith(folder) === true && !WHOLE.test(src));
  if (relative.some(({ url }) => url !== null && asked.has(url) && !gone.has(url))) return null;
  const pictures = relative.flatMap(({ url, src }) => {
    const own = normaliseUrl(src, page.url);
    return url !== null && gone.has(url) && own !== null && !gone.has(own) ? [url] : [];
  });
  return { base: page.head.bases[0] ?? base, links, pictures: [...new Set(pictures)] };
}

const WHOLE = /^([a-z][a-z\d+.-]*:|\/)/i;

const isGone = (page: PageFacts | undefined): boolean => page !== undefined && isDead(page);
