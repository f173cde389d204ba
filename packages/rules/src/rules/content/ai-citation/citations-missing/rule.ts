import * as texts from "../../../../fixes/pages/texts.ts";
import { en } from "./words.en.ts";
import { claimWords } from "../../../../knowledge/claim-words.ts";
import { articlePages } from "../../../../populations.ts";
import { everyItem, valuesOf } from "../../../../reading/structured-data.ts";
import { normalised, quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** One figure may be the author's own; several ask for a source. */
const LEAST_CLAIMS = 3;
const FRAME = new Set(["header", "nav", "footer"]);
const SHARING =
  /(^|\.)(facebook|twitter|x|linkedin|pinterest|whatsapp|wa|t|reddit|instagram|youtube|tiktok|telegram|xing)\.(com|me|co)$/;

export const rule = definePageRule({
  id: "citations-missing",
  category: "content",
  area: "ai-citation",
  severity: "medium",
  fixKind: "content",
  certainty: 0.6,
  // One experiment with the engines of its year; which claims want a source takes a reader to tell.
  grade: "C",
  aiVisibility: true,
  over: articlePages,
  reads: ["url", "links", "text", "structuredData"],
  source: "https://arxiv.org/abs/2311.09735",
  judge: ({ url, links, text, structuredData }) => {
    const claims = normalised(text.paragraphs.join(" ")).match(claimWords) ?? [];
    if (claims.length < LEAST_CLAIMS) return notApplicable();
    const marked = everyItem(structuredData).some(({ item }) => valuesOf(item, "citation").length > 0);
    if (marked || links.some((link) => !FRAME.has(link.region) && isSource(link.url, url))) return pass();
    const saw = { claims: claims.length, examples: claims.slice(0, 3).map(quoted), linksToSources: 0 };
    return fail({ at: "main text", saw, expected: "links to the sources" });
  },
  words: { en },
  fix: texts.sources,
});

function isSource(link: string | null, page: string): boolean {
  if (link === null) return false;
  const target = new URL(link).hostname.replace(/^www\./, "");
  const own = new URL(page).hostname.replace(/^www\./, "");
  return target !== own && !target.endsWith(`.${own}`) && !SHARING.test(target);
}
