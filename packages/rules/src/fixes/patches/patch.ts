/** What of a page a patch changes. */
export type PageOp =
  | "title"
  | "description"
  | "canonical"
  | "robots"
  | "h1"
  | "lang"
  | "viewport"
  | `og:${string}`
  | `twitter:${string}`
  | "jsonld"
  | "hreflang"
  | "link"
  | "alt"
  | "attribute"
  | "text";

/** One mechanical change: what stands in one place of the site, and what belongs there. Plain data. */
export type Patch = {
  /** Address of the page, of robots.txt or of the sitemap; the old address of a redirect; the pages of a header. */
  readonly url: string;
  /** Null: nothing stood there. */
  readonly before: string | null;
  /** Null: it goes away. */
  readonly after: string | null;
  /** One change in the template makes it on all pages of the action; this shows it on one. */
  readonly template?: true;
} & (
  | {
      readonly at: "page";
      readonly op: PageOp;
      /**
       * Language of hreflang, address that a link or picture had, type of markup, selector ("meta@content"), or the tag
       * that becomes an h1 ("h2 class=\"title\"").
       */
      readonly key?: string;
    }
  /** A line with its group: "User-agent: *\nDisallow: /cart". */
  | { readonly at: "robots.txt"; readonly op: "line"; readonly key?: string }
  /** Before or after is the address of the entry. */
  | { readonly at: "sitemap"; readonly op: "add" | "remove"; readonly key?: string }
  /** From the path before to the target after; the key is the status. */
  | { readonly at: "redirects"; readonly op: "redirect"; readonly key: string }
  /** The key is the header's name. */
  | { readonly at: "header"; readonly op: "header"; readonly key: string }
);

/** The place that a patch changes, the same for all patches that would change it. */
export function placeOf({ at, url, op, key = "", before, after }: Patch): string {
  if (at === "sitemap") return [at, after ?? before].join(" ");
  if (at === "robots.txt") return [at, before ?? after].join(" ");
  // A page has one main heading, whatever tag it is made of.
  return [at, url, op, op === "h1" ? "" : key].join(" ");
}

/** Whether only the owner can complete it. */
export const isOpen = ({ after }: Patch): boolean => after?.includes("[fill in:") === true;

/** What a text leaves to be filled in, in words; null without a gap. */
export function gapIn(text: string): string | null {
  const wanted = [...new Set([...text.matchAll(/\[fill in: ([^\]]*)\]/g)].map(([, place]) => place))];
  return wanted.length === 0 ? null : wanted.join("; ");
}

/** What the owner would have to say, in words. */
export const placesIn = ({ after }: Patch): string => gapIn(after ?? "") ?? "";
