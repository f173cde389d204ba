import { alternatesOf, type PageFacts } from "@audit/facts";
import { html } from "../../escape/html.ts";
import { entities, said } from "../../view/entities.ts";
import type { SiteView } from "../../view/site-view.ts";
import { perPage, type Fixer } from "../fixer.ts";
import { show } from "../patches/fix.ts";
import { langPatch } from "../patches/page-patches.ts";

const CODE = /^[a-z]{2,3}([-_][a-z0-9]{2,8})*$/i;

/** The language that the page itself declares elsewhere, that most of the site declares, or the only one it is in. */
function languageOf(page: PageFacts, view: SiteView): string | null {
  const self = alternatesOf(page).find((link) => link.url === page.url)?.hreflang;
  const marked = said(entities(page, "Article", "BlogPosting", "NewsArticle", "WebSite", "WebPage")[0], "inLanguage");
  const candidates = [
    self,
    page.response.headers["content-language"],
    page.head.openGraph["og:locale"],
    marked,
    view.language,
    view.site.profile.languages.length === 1 ? view.site.profile.languages[0] : null,
  ];
  const found = candidates
    .map((code) => code?.trim() ?? "")
    .find((code) => CODE.test(code) && code.toLowerCase() !== "x-default");
  return found ? found.replaceAll("_", "-") : null;
}

/** The html tag with the language the page declares elsewhere. */
export const htmlLang: Fixer = perPage({
  make: (page, view) => {
    const code = languageOf(page, view);
    if (code === null) return null;
    const dir = page.head.dir === "rtl" ? ' dir="rtl"' : "";
    return [show(langPatch(page, code), ({ after }) => `<html lang="${html(after ?? "")}"${dir}>`)];
  },
  pattern: ({ platform, language }) => {
    if (platform === "shopify") return '<html lang="{{ request.locale.iso_code }}">';
    if (platform === "wordpress" || platform === "woocommerce") return "<html <?php language_attributes(); ?>>";
    return `<html lang="${html(language ?? "{language code of the page, e.g. en}")}">`;
  },
});
