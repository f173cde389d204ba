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
    const sized = (probes.images ?? []).filter(
      ({ status, bytes, contentType }) =>
        status === 200 && bytes !== null && bytes !== undefined && (contentType ?? "").startsWith("image/"),
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
  shows: ({ picture }) => [fileName(picture)],
  fix: worklist(en),
});
