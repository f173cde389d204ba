import type { PageFacts } from "@audit/facts";
import { pagesByUrl } from "../../../../reading/page-index.ts";
import { picturesOn } from "../../../../reading/pictures-on.ts";
import { textKey } from "../../../../reading/text-key.ts";
import { fileName } from "../../../../reading/shown-things.ts";
import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, notApplicable, unknown } from "../../../../verdict.ts";

/** The size that HTTP Archive's pages spend on a whole picture-rich screen; crawlers of peers warn from here, too. */
const MOST_BYTES = 200_000;

export const rule = defineSiteRule({
  id: "img-too-heavy",
  category: "technical",
  area: "images",
  severity: "medium",
  fixKind: "image",
  certainty: 0.8,
  reads: ["pages", "probes"],
  source: "https://web.dev/articles/choose-the-right-image-format",
  judge: ({ pages, probes }) => {
    if (pages.every(({ images }) => images.total === 0)) return notApplicable();
    const byUrl = pagesByUrl(pages);
    const sized = (probes.images ?? []).filter(
      ({ url, from, status, bytes, contentType }) =>
        status === 200 &&
        bytes !== null &&
        bytes !== undefined &&
        (contentType ?? "").startsWith("image/") &&
        isShownOn(byUrl.get(from), url),
    );
    if (sized.length === 0) return unknown("No picture of the site told its size.");
    const faults = sized.flatMap(({ url, from, bytes, contentType }) =>
      (bytes ?? 0) <= MOST_BYTES
        ? []
        : [
            {
              url: from,
              evidence: {
                at: "Content-Length",
                saw: { picture: url, bytes: bytes ?? 0, type: contentType },
                expected: `at most ${MOST_BYTES} bytes`,
              },
            },
          ],
    );
    return judgePages(faults, sized.length);
  },
  words: { en },
  mild: {
    when: ({ evidence: { saw } }) => saw.bytes < 2 * MOST_BYTES,
    because: "the pictures are little heavier than they should be",
  },
  shows: ({ picture }) => [fileName(picture)],
  fix: worklist(en),
});

/** No visitor loads what a page names to machines alone. */
const isShownOn = (page: Omit<PageFacts, "links"> | undefined, url: string): boolean =>
  page !== undefined && picturesOn(page).includes(textKey(url));
