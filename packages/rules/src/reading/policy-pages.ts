import type { PageFacts } from "@audit/facts";
import { businessWords } from "../knowledge/business-pages.ts";
import { noted } from "./noted.ts";
import { pageUrl } from "./page-url.ts";
import { joinTerms, visibleTerms, type VisibleTerms } from "./visible-terms.ts";
import { normalised } from "./words.ts";

interface PolicyText {
  readonly about: readonly ("shipping" | "returns")[];
  readonly lang: string | null;
  readonly terms: VisibleTerms;
}

/** What a page says that names shipping or returns in its main heading or address; null for all others. */
const policyTextOf = noted((page): PolicyText | null => {
  if (!page.isHtml || page.response.status !== 200 || page.kind === "product" || page.kind === "article") return null;
  const heading = page.headings.find(({ level, text }) => level === 1 && text !== "")?.text ?? "";
  const segment =
    pageUrl(page.url)
      .pathname.split("/")
      .filter(Boolean)
      .at(-1)
      ?.replace(/[-_.]+/g, " ") ?? "";
  const names = [heading, segment].filter((name) => name.length <= 60).map(normalised);
  const about = (["shipping", "returns"] as const).filter((one) => names.some((name) => businessWords[one].test(name)));
  return about.length === 0 ? null : { about, lang: page.head.lang, terms: visibleTerms(page.text) };
});

/** What the shop's pages about shipping or returns, in one language, say together; null without such a page. */
export function policyTerms(
  pages: readonly PageFacts[],
  about: "shipping" | "returns",
  lang: string | null,
): VisibleTerms | null {
  const texts = pages.flatMap((page) => {
    const text = policyTextOf(page);
    return text?.about.includes(about) && text.lang === lang ? [text.terms] : [];
  });
  return texts.length === 0 ? null : joinTerms(texts);
}
