import type { PageFacts } from "@audit/facts";
import { arrivalLanguages, returnLanguages } from "../knowledge/terms-words.ts";
import { pagesIn, readableHtml } from "../populations.ts";
import { isReadIn } from "./language.ts";
import { fail, notApplicable, pass } from "../verdict.ts";
import { shopTerms, statedTerms } from "./shop-terms.ts";
import { contradiction } from "./two-sides.ts";

/** Fails where pages of one language state different terms of this kind for the whole shop, with both sides. */
export function judgeTerms(pages: readonly PageFacts[], kind: Parameters<typeof shopTerms>[1]) {
  const languages = kind === "delivery" ? arrivalLanguages : returnLanguages;
  const read = pagesIn(pages, readableHtml).filter((page) => isReadIn(languages, page));
  if (statedTerms(read, kind).length === 0) return notApplicable();
  const sides = contradiction(shopTerms(read, kind));
  return sides.length === 0 ? pass() : fail({ at: "text", saw: sides, expected: "the same on all pages" });
}
