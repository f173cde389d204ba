import type { LinkGraph } from "../graph/link-graph.ts";
import type { PageFacts } from "../page-facts.ts";
import { countCurrencies, findShared } from "./find-shared.ts";
import { type KindEvidence, readKindEvidence } from "./read-kind-evidence.ts";
import { readMainImage, readMainText } from "./read-main.ts";
import { readOffer } from "./read-offer.ts";
import { readProductMarkup } from "./read-product-markup.ts";
import { readProfile } from "./read-profile.ts";
import type { MeantKind, PageMeaning, PageOffer, SiteMeaning } from "./site-meaning.ts";

/** What is known of a site once all its pages are in. */
export interface WholeSite {
  readonly pages: readonly PageFacts[];
  readonly graph: LinkGraph;
  /** Where the start address ended. */
  readonly home: string;
}

const isRead = ({ isHtml, response }: PageFacts): boolean => isHtml && response.status === 200;

/** Kinds whose pages have an offer of their own. */
const offering: ReadonlySet<MeantKind> = new Set(["product", "service", "home"]);

/** What a site is and what its pages are, judged over all of them. */
export function readSiteMeaning({ pages, graph, home }: WholeSite): SiteMeaning {
  const read = pages.filter(isRead);
  const currencies = countCurrencies(read);
  const shared = findShared(read, currencies[0] ?? null);
  const evidence = pages.map((page): KindEvidence | null => {
    if (!isRead(page)) return null;
    const node = graph.nodeOf(page.url);
    return readKindEvidence(page, readProductMarkup(page), shared, home, node < 0 ? "" : graph.anchorOf(node));
  });
  const kinds = evidence.map((found) => found?.kind ?? null);
  const offers = pages.map((page, index): PageOffer | null =>
    kinds[index] === "product" ? readOffer(page.outline, readProductMarkup(page), shared) : null,
  );
  const profile = readProfile({
    pages: read,
    kinds: kinds.filter((kind) => kind !== null),
    currencies,
    offers: offers.filter((offer) => offer !== null && offer.price !== null && offer.buyControl).length,
    marked: read.filter((page) => readProductMarkup(page)?.price != null).length,
  });
  return {
    profile,
    meaningOf(index): PageMeaning | null {
      const page = pages[index];
      const kind = kinds[index] ?? null;
      if (page === undefined || kind === null) return null;
      const marked = readProductMarkup(page);
      const offer = offering.has(kind) ? readOffer(page.outline, marked, shared) : null;
      return {
        kind,
        offer: offer !== null && kind === "home" && offer.price === null && !offer.buyControl ? null : offer,
        mainImage: readMainImage(page, marked, shared),
        mainText: readMainText(page, shared),
      };
    },
  };
}
