import type { PageFacts, SiteFacts } from "@audit/facts";
import { missingPictures } from "../../../../fixes/pages/missing-pictures.ts";
import { pagesIn, readableHtml } from "../../../../populations.ts";
import { askedPictures, pictureAnswer } from "../../../../reading/asked-pictures.ts";
import { misledByBase } from "../../../../reading/misled-by-base.ts";
import { noted } from "../../../../reading/noted.ts";
import { pagesByUrl } from "../../../../reading/page-index.ts";
import { picturesOn } from "../../../../reading/pictures-on.ts";
import { fileName } from "../../../../reading/shown-things.ts";
import { textKey } from "../../../../reading/text-key.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, notApplicable, unknown } from "../../../../verdict.ts";
import { markedPictures, productOf } from "../../../../view/entities.ts";
import { en, IN_MARKUP } from "./words.en.ts";

/** Pictures that a page's own product names to machines. */
const markedOn = noted((page): readonly string[] => [...new Set(markedPictures(page, productOf(page)))]);

/** More of one page tell nothing new; the list of missing files holds all. */
const MOST_OF_PAGE = 40;

/** Judges the pictures that were asked for, on all pages that show them or name them as their product's. */
export const rule = defineSiteRule({
  id: "img-broken",
  category: "technical",
  area: "images",
  severity: "high",
  fixKind: "image",
  certainty: 0.95,
  reads: ["pages", "probes"],
  source: "https://developers.google.com/search/docs/appearance/google-images",
  judge: ({ pages, probes }) => {
    if (pages.every(({ images }) => images.total === 0)) return notApplicable();
    const images = probes.images ?? [];
    if (images.length === 0) return unknown("No picture of the site was asked for.");
    const keys = new Set(images.map(({ url }) => textKey(url)));
    const { byUrl } = askedPictures(probes);
    const using = pagesIn(pages, readableHtml).filter(
      (page) => picturesOn(page).some((key) => keys.has(key)) || markedOn(page).some((url) => byUrl.has(url)),
    );
    // A picture of a preview alone is judged with the previews.
    if (using.length === 0) return notApplicable();
    // Pictures that the base element leads astray are told by base-href-misleads.
    const misled = misledByBase({ pages, probes });
    return judgePages(
      using.flatMap((page) =>
        faultOf(page, { probes, misled: misled.get(page.url)?.pictures ?? [] }, pagesByUrl(pages)),
      ),
      using.length,
    );
  },
  words: { en },
  mild: {
    when: ({ evidence: { saw } }) => saw.icons === true,
    because: "only small signs are missing, which no visitor came for",
  },
  ends: ({ url, evidence: { saw } }) => [url, ...saw.pictures],
  shows: ({ pictures }) => pictures.map(fileName),
  fix: missingPictures,
});

function faultOf(
  page: Omit<PageFacts, "links">,
  { probes, misled }: { readonly probes: SiteFacts["probes"]; readonly misled: readonly string[] },
  pages: ReadonlyMap<string, Pick<PageFacts, "isHtml" | "response">>,
) {
  const { gone, byUrl } = askedPictures(probes);
  if (gone.size === 0) return [];
  // A picture at the address of a page waits for its own address, as the empty one of a window that scripts fill.
  const goneKeys = goneKeysOf(gone);
  const shown = picturesOn(page).some((key) => goneKeys.has(key))
    ? page.images.list.flatMap(({ url }) => (url !== null && gone.has(url) ? [url] : []))
    : [];
  const marked = markedOn(page).filter((url) => gone.has(url));
  const isPage = (url: string): boolean => pages.get(url)?.isHtml === true && pages.get(url)?.response.status === 200;
  const seen = shown.filter((url) => !misled.includes(url));
  const pictures = [...new Set([...seen, ...marked])].filter((url) => !isPage(url));
  const first = byUrl.get(pictures[0] ?? "");
  if (first === undefined || pictureAnswer(first) !== "gone") return [];
  const { status, contentType: type } = first;
  return [
    {
      url: page.url,
      evidence: {
        at: shown.some((url) => !isPage(url)) ? "img src" : IN_MARKUP,
        saw: {
          pictures: pictures.slice(0, MOST_OF_PAGE),
          count: pictures.length,
          status,
          type,
          ...(marked.length === 0 && isOfIcons(page, pictures) ? { icons: true } : {}),
        },
        expected: "pictures",
      },
    },
  ];
}

/** So small a picture is a sign. */
const LARGEST_ICON = 64;

/** All of these are signs by their size, or drawings that the page itself gives no words for. */
function isOfIcons({ images }: Pick<PageFacts, "images">, pictures: readonly string[]): boolean {
  const isIcon = (url: string): boolean =>
    images.list
      .filter((image) => image.url === url)
      .every(({ width, height, alt }) => {
        const sides = [width, height].flatMap((side) => side ?? []);
        const isDrawn = /\.svg$/i.test(new URL(url).pathname) && (alt ?? "").trim() === "";
        return sides.length > 0 ? Math.max(...sides) <= LARGEST_ICON : isDrawn;
      });
  return pictures.length > 0 && pictures.every(isIcon);
}

const keysOf = new WeakMap<ReadonlySet<string>, ReadonlySet<number>>();

function goneKeysOf(gone: ReadonlySet<string>): ReadonlySet<number> {
  const before = keysOf.get(gone);
  if (before !== undefined) return before;
  const keys = new Set([...gone].map(textKey));
  keysOf.set(gone, keys);
  return keys;
}
