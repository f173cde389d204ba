import { fileName } from "../../../../reading/shown-things.ts";
import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, notApplicable, unknown } from "../../../../verdict.ts";

/** Answers that say "there is no such picture"; others may be a guard against foreign visitors. */
const GONE = new Set([404, 410]);

/** Judges pictures of a few pages of each kind that lie on the site's own hosts. */
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
    const faults = images.flatMap(({ url, from, status, contentType }) => {
      const page = status === 200 && (contentType ?? "").startsWith("text/html");
      if (!GONE.has(status) && !page) return [];
      return [
        {
          url: from,
          evidence: { at: "img src", saw: { picture: url, status, type: contentType }, expected: "a picture" },
        },
      ];
    });
    return judgePages(faults, images.length);
  },
  words: { en },
  shows: ({ picture }) => [fileName(picture)],
  fix: worklist(en),
});
