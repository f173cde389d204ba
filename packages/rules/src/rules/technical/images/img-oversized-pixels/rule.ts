import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import type { SeenImage } from "@audit/facts";
import { judgeLook } from "../../../../reading/closer-looks.ts";
import { judgeWhole } from "../../../../reading/rendered-pages.ts";
import { defineSiteRule } from "../../../../rule.ts";

/**
 * Two pixels for each CSS pixel are seen, and the window may be twice as wide as the one that was looked through; what is
 * beyond that is never shown to anybody.
 */
const MOST_TIMES = 4;
/** Less is not worth the work. */
const LEAST_BYTES = 50_000;
const MOST_SHOWN = 5;

export const rule = defineSiteRule({
  id: "img-oversized-pixels",
  category: "technical",
  area: "images",
  severity: "medium",
  fixKind: "template",
  certainty: 0.9,
  reads: ["rendering"],
  source: "https://web.dev/articles/serve-images-with-correct-dimensions",
  judge: ({ rendering }) =>
    judgeLook(
      rendering,
      "images",
      (_page, images) => {
        const shown = largestShown(images.filter(({ shownWidth, shownHeight }) => shownWidth > 0 && shownHeight > 0));
        if (shown.length === 0) return "outside";
        const large = shown.filter((image) => (image.bytes ?? 0) >= LEAST_BYTES && timesOf(image) > MOST_TIMES);
        if (large.length === 0) return null;
        const worst = large.toSorted((a, b) => (b.bytes ?? 0) - (a.bytes ?? 0)).slice(0, MOST_SHOWN);
        return {
          at: "pictures in a window of 1280 pixels",
          saw: { pictures: large.length, largest: worst.map(described) },
          expected: `files of at most ${MOST_TIMES} times the width they are shown in`,
        };
      },
      judgeWhole,
    ),
  words: { en },
  fix,
});

/** Each file where it is shown largest: its thumbnail beside it costs nothing more. */
function largestShown(images: readonly SeenImage[]): SeenImage[] {
  const byFile = Map.groupBy(images, ({ url }) => url);
  return [...byFile.values()].map((places) =>
    places.reduce((one, other) => (timesOf(other) < timesOf(one) ? other : one)),
  );
}

/** A picture that is cut to its box needs its shorter side only, so the smaller factor counts. */
const timesOf = ({ width, height, shownWidth, shownHeight }: SeenImage): number =>
  Math.min(width / shownWidth, height / shownHeight);

const described = ({ url, width, height, shownWidth, shownHeight, bytes }: SeenImage) => ({
  picture: url,
  file: `${width} x ${height}`,
  shown: `${shownWidth} x ${shownHeight}`,
  kilobytes: Math.round((bytes ?? 0) / 1000),
});
