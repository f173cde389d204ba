import { alternatesOf, type PageFacts, type PageKind } from "@audit/facts";

/** What is remembered of a page to look at it once more. */
export interface SampledPage {
  readonly url: string;
  readonly kind: PageKind;
  readonly language: string | null;
  readonly alternateLanguages: readonly string[];
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** Scripts and stylesheets, in order. */
  readonly files: readonly string[];
  /** Address of a further page of its list, or null. */
  readonly furtherPage: string | null;
}

export interface PageSample {
  note(page: PageFacts): void;
  /** The first indexable page of each kind, in order of appearance. */
  pages(): readonly SampledPage[];
}

const KINDS: ReadonlySet<PageKind> = new Set(["home", "product", "category", "article", "list", "service", "other"]);
const MOST_FILES = 12;
const FURTHER = /[?&](page|paged|pg|p|seite|pagina)=\d{1,4}(?=&|$)|\/(page|seite|pagina)\/\d{1,4}\/?$/i;

/** Remembers one page of each kind while the crawl goes on. */
export function createPageSample(): PageSample {
  const byKind = new Map<PageKind, SampledPage>();
  return {
    note(page) {
      if (!page.indexability.indexable || !KINDS.has(page.kind) || page.tech.botWall !== null) return;
      const known = byKind.get(page.kind);
      // A list that goes on is worth more than the first one met.
      if (known === undefined || (page.kind === "category" && known.furtherPage === null)) {
        byKind.set(page.kind, sampled(page));
      }
    },
    pages: () => [...byKind.values()],
  };
}

function sampled({ url, kind, head, response, resources, links }: PageFacts): SampledPage {
  const files = [...resources.styles, ...resources.scripts].flatMap((file) => file.url ?? []);
  const { pathname } = new URL(url);
  const isFurther = (target: string | null): boolean =>
    target !== null && FURTHER.test(target) && new URL(target).pathname.startsWith(pathname);
  return {
    url,
    kind,
    language: head.lang,
    alternateLanguages: alternatesOf({ head, response }).map(({ hreflang }) => hreflang),
    etag: response.headers["etag"] ?? null,
    lastModified: response.headers["last-modified"] ?? null,
    files: [...new Set(files)].slice(0, MOST_FILES),
    furtherPage:
      kind === "category" && !FURTHER.test(url) ? (links.find((link) => isFurther(link.url))?.url ?? null) : null,
  };
}

/** The same list far behind its end. */
export const beyondLast = (furtherPage: string): string =>
  furtherPage.replace(FURTHER, (part) => part.replace(/\d+(?=\/?$|&|$)/, "9999"));
