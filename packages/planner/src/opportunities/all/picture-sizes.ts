import { itemAt, type PageFacts } from "@audit/facts";
import { contentImages } from "@audit/rules/reading/content-images";
import { pictureSizes } from "@audit/rules/reading/picture-sizes";
import type { SiteView } from "@audit/rules/view/site-view";
import { counted, number } from "@audit/rules/wording/plural";
import type { Opportunity } from "../opportunity.ts";
import { sheet } from "../sheet.ts";

const FEWEST_PAGES = 3;
/** Of so many of the pictures the file's own size is known; the rest would be left to look up. */
const MOST_KNOWN = 0.9;
const MOST_PICTURES = 500;
/** So many files of one size were made by one program: the others come from it too. */
const FEWEST_ALIKE = 15;
/** web.dev: up to so much movement is good. */
const GOOD_SHIFT = 0.1;

/** Pictures whose tags give browsers no room to keep, each with the size of its file, on a site that no browser saw stand still. */
export const pictureSizesMissing: Opportunity = {
  id: "picture-sizes",
  category: "technical",
  area: "images",
  find: ({ view, fails }) => {
    if (fails("img-broken") || standsStill(view)) return [];
    const sizes = pictureSizes(view.site);
    const pages = view.served.flatMap((index) => {
      const page = itemAt(view.site.pages, index);
      const unsized = unsizedOn(page);
      return unsized.length === 0 ? [] : [{ url: page.url, unsized }];
    });
    const pictures = [...new Set(pages.flatMap(({ unsized }) => unsized))];
    const known = pictures.flatMap((url) => {
      const size = sizes.get(url);
      return size === undefined ? [] : [{ url, ...size }];
    });
    const [first] = pages;
    const [example] = known;
    if (first === undefined || example === undefined || pages.length < FEWEST_PAGES) return [];
    const isWhole = known.length >= MOST_KNOWN * pictures.length && pictures.length <= MOST_PICTURES;
    const isUniform =
      known.length >= FEWEST_ALIKE && new Set(known.map(({ width, height }) => `${width} ${height}`)).size === 1;
    if (!isWhole && !isUniform) return [];
    const unread = pictures.length - known.length;
    return [
      {
        of: "",
        title: `Give ${counted(pictures.length, "picture")} on ${counted(pages.length, "page")} their size`,
        problem: `${counted(pictures.length, "picture")} of the content ${pictures.length === 1 ? "has" : "have"} no width and height in ${pictures.length === 1 ? "its tag" : "their tags"}, so browsers keep no room, and where no stylesheet does, the text below jumps when they come. ${example.url} is ${number(example.width)} pixels wide and ${number(example.height)} high.`,
        steps: [
          "First, in the stylesheet, ahead of its other rules: img { height: auto; }. Where a rule sets the height or max-height of a picture, but no width, add width: auto there. Without that, the next step stretches pictures.",
          `Let the template write width and height of the file into each tag; the sheet holds them as the files say them${unread === 0 ? "" : `. All ${number(known.length)} that were read have one size; let the program read it of the other ${number(unread)} too`}.`,
        ],
        code: sheet(
          ["picture", "attributes"],
          known.map(({ url, width, height }) => [url, `width="${width}" height="${height}"`]),
        ),
        value: "Pages stay still while they load: nobody presses what has just moved.",
        check: `Open ${first.url} on a slow connection. Expected: nothing moves when the pictures come.`,
        urls: pages.map(({ url }) => url),
        outOf: view.served.length,
        kind: null,
        impact: "low",
        work: "hour",
        doneBy: "developer",
      },
    ];
  },
};

/** A browser ran some of the pages, and none of them moved. */
function standsStill({ site }: SiteView): boolean {
  const shifts = site.rendering.pages.flatMap(({ run }) => run.lab.cls ?? []);
  return shifts.length > 0 && shifts.every((shift) => shift <= GOOD_SHIFT);
}

const unsizedOn = ({ images }: PageFacts): readonly string[] =>
  contentImages(images.list).flatMap(({ url, region, width, height, boxed }) =>
    url !== null && (region === "main" || region === "body") && !boxed && (width === null || height === null)
      ? [url]
      : [],
  );
