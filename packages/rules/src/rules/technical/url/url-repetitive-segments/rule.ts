import { specificTexts } from "../../../../reading/shown-things.ts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import type { PageFacts } from "@audit/facts";
import { quoted } from "../../../../reading/words.ts";
import { pagesByUrl } from "../../../../reading/page-index.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "url-repetitive-segments",
  category: "technical",
  area: "url",
  severity: "medium",
  fixKind: "template",
  certainty: 0.95,
  reads: ["pages"],
  source: "https://developers.google.com/search/docs/crawling-indexing/url-structure",
  judge: ({ pages }) => {
    const shown = pages.filter(({ response, isHtml }) => response.status === 200 && isHtml);
    const byUrl = pagesByUrl(pages);
    const faults = shown.flatMap((page) => {
      const plain = withoutRepeats(page.url);
      if (plain === null || !isCopy(page, byUrl.get(plain))) return [];
      return [{ url: page.url, evidence: { at: "URL", saw: quoted(page.url), expected: quoted(plain) } }];
    });
    return judgePages(faults, shown.length);
  },
  words: { en },
  shows: (saw) => specificTexts([saw]),
  fix,
});

/** /blog/blog/news becomes /blog/news; null when nothing repeats side by side. */
function withoutRepeats(url: string): string | null {
  const address = new URL(url);
  const segments = address.pathname.split("/");
  const kept = segments.filter((segment, index) => segment === "" || segment !== segments[index - 1]);
  if (kept.length === segments.length) return null;
  address.pathname = kept.join("/");
  return address.href;
}

/** Repeats alone prove nothing (a category and a product of one name); the same text at the plain address does. */
const isCopy = (page: PageFacts, plain: PageFacts | undefined): boolean =>
  plain?.response.status === 200 && page.text.mainWords > 0 && plain.text.hash === page.text.hash;
