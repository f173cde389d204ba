import { fileName } from "../../../../reading/shown-things.ts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { createKeyMap, type PageFacts } from "@audit/facts";
import { pagesIn, pagesOfKind, readableHtml } from "../../../../populations.ts";
import { leadingCandidates, leadingImage, type LeadingCandidate } from "../../../../reading/content-images.ts";
import { noted } from "../../../../reading/noted.ts";
import { picturesOn } from "../../../../reading/pictures-on.ts";
import { textKey } from "../../../../reading/text-key.ts";
import { pictureSizes, type PictureSizes } from "../../../../reading/picture-sizes.ts";
import { quoted } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, unknown } from "../../../../verdict.ts";

const LED = pagesOfKind("home", "product", "category");

/**
 * Judges the pages of which it is known which picture is seen first: the one a browser painted as the largest, the one the
 * page itself calls most important, and the picture of a product. Where else the first large picture stands, above or
 * below the first screen, the HTML doesn't say.
 */
export const rule = defineSiteRule({
  id: "lcp-image-lazy",
  category: "technical",
  area: "performance",
  severity: "high",
  fixKind: "template",
  certainty: 0.6,
  repair: { result: "4-6 weeks" },
  kinds: ["home", "product", "category"],
  reads: ["pages", "probes", "rendering"],
  source: "https://web.dev/articles/lcp-lazy-loading",
  judge: ({ pages, probes, rendering }) => {
    const sizes = pictureSizes({ probes, rendering });
    const painted = new Map(rendering.pages.map(({ url, run }) => [url, run.lab.lcpImage]));
    const isOfFrame = sharedPictures(pagesIn(pages, readableHtml));
    const led = pagesIn(pages, LED).map((page) => ({
      page,
      image: firstSeen(leadOf(page, sizes, isOfFrame), page, painted),
    }));
    const known = led.flatMap(({ page, image }) => (image === null || image === "unknown" ? [] : [{ page, image }]));
    if (known.length === 0 && led.some(({ image }) => image === "unknown"))
      return unknown(
        "Which picture is seen first is not known: none declares its size, another one is preloaded, or no browser was there to tell where they stand.",
      );
    const faults = known.flatMap(({ page, image }) =>
      image.lazy
        ? [
            {
              url: page.url,
              evidence: {
                at: "first large image of the page",
                saw: { src: quoted(image.src), loading: "lazy" },
                expected: "no loading=lazy",
              },
            },
          ]
        : [],
    );
    return judgePages(faults, known.length);
  },
  words: { en },
  shows: ({ src }) => [fileName(src)],
  fix,
});

type LeadImage = LeadingCandidate | "unknown" | null;

/** The leading picture, where it is known to be in the first view. */
function firstSeen(
  image: LeadImage,
  { url, kind }: PageFacts,
  painted: ReadonlyMap<string, { readonly url: string } | null>,
): LeadImage {
  if (image === null || image === "unknown" || image.priority || !image.lazy) return image;
  if (painted.has(url)) return painted.get(url)?.url === image.url ? image : null;
  return kind === "product" ? image : "unknown";
}

/** On fewer pages than this a picture that all of them show may be each one's own. */
const FEWEST_PAGES = 4;

/** Pictures that stand on most pages are logos and ornaments of the frame, wherever the theme puts them. */
function sharedPictures(pages: readonly PageFacts[]): (url: string) => boolean {
  if (pages.length < FEWEST_PAGES) return () => false;
  const times = createKeyMap();
  for (const page of pages) picturesOn(page).forEach(times.add);
  return (url) => times.get(textKey(url)) * 2 > pages.length;
}

interface Lead {
  readonly candidates: readonly LeadingCandidate[];
  /** Addresses of pictures that the head asks for early; null where only a set of sizes is named. */
  readonly preloaded: readonly (string | null)[];
  /** Candidates that stand in a list of things alike: the cards of a catalogue. */
  readonly cards: readonly string[];
}

const leadOn = noted(({ images, kind, head, outline }): Lead | null => {
  if (kind !== "home" && kind !== "product" && kind !== "category") return null;
  // A picture that leads to another page shows that page's product.
  const candidates = leadingCandidates(
    kind === "product" ? images.list.filter((one) => one.leadsOn !== true) : images.list,
  );
  const preloads = head.linkRels.filter(({ rel, as }) => rel.includes("preload") && as === "image");
  return {
    candidates,
    preloaded: preloads.map(({ url }) => url),
    cards: candidates.flatMap(({ url }) =>
      url !== null && outline.pictures.some((picture) => picture.list && picture.url === url) ? [url] : [],
    ),
  };
});

/** A page that preloads another picture leads with that one; a card of a list is large for its list only. */
function leadOf(
  page: Parameters<typeof leadOn>[0],
  sizes: PictureSizes,
  isOfFrame: (url: string) => boolean,
): LeadingCandidate | "unknown" | null {
  const lead = leadOn(page);
  if (lead === null) return null;
  const own = lead.candidates.filter(({ url, priority }) => priority || url === null || !isOfFrame(url));
  const image = leadingImage(own, sizes);
  if (image === null || image === "unknown") return image;
  // Of several pictures asked for early only one is seen first: the other may be hidden by a style.
  if (new Set(lead.preloaded).size > 1) return "unknown";
  if (lead.preloaded.length > 0 && !lead.preloaded.includes(image.url)) return "unknown";
  if (lead.preloaded.length > 0) return { ...image, priority: true };
  return !image.priority && image.url !== null && lead.cards.includes(image.url) ? "unknown" : image;
}
