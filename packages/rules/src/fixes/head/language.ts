import { alternatesOf, itemAt, type PageFacts } from "@audit/facts";
import { html, htmlComment } from "../../escape/html.ts";
import { entities, said } from "../../view/entities.ts";
import type { SiteView } from "../../view/site-view.ts";
import { textLanguageOf } from "../../view/text-language.ts";
import { counted } from "../../wording/plural.ts";
import { distinctUrls, type Fixer } from "../fixer.ts";
import { type Section, sectionsOf } from "../patches/fix.ts";
import { langPatch } from "../patches/page-patches.ts";
import type { Patch } from "../patches/patch.ts";

const CODE = /^[a-z]{2,3}([-_][a-z0-9]{2,8})*$/i;

/** The language that the page itself declares elsewhere or is written in, that most of the site declares, or the only one it is in. */
function languageOf(page: PageFacts, view: SiteView): string | null {
  const self = alternatesOf(page).find((link) => link.url === page.url)?.hreflang;
  const marked = said(entities(page, "Article", "BlogPosting", "NewsArticle", "WebSite", "WebPage")[0], "inLanguage");
  const candidates = [
    self,
    page.response.headers["content-language"],
    page.head.openGraph["og:locale"],
    marked,
    page.head.lang === null || page.head.lang.trim() === "" ? textLanguageOf(page, view) : null,
    view.language,
    view.site.profile.languages.length === 1 ? view.site.profile.languages[0] : null,
    onlyLanguage(view),
  ];
  const found = candidates
    .map((code) => code?.trim() ?? "")
    .find((code) => CODE.test(code) && code.toLowerCase() !== "x-default");
  return found ? found.replaceAll("_", "-") : null;
}

/** Fewer texts may be in one language by chance. */
const FEWEST_READ = 3;

const known = new WeakMap<SiteView, { readonly code: string | null }>();

/** The language of all texts that were read, where they are in one: pages of a few words are in it, too. */
function onlyLanguage(view: SiteView): string | null {
  const before = known.get(view);
  if (before !== undefined) return before.code;
  const read = view.served.flatMap((index) => textLanguageOf(itemAt(view.site.pages, index), view)?.trim() || []);
  const [code = null, ...others] = new Set(read);
  const only = others.length === 0 && read.length >= FEWEST_READ ? code : null;
  known.set(view, { code: only });
  return only;
}

/** What a template writes in place of the code of one language. */
function inTemplate({ platform }: SiteView): string | null {
  if (platform === "shopify") return '<html lang="{{ request.locale.iso_code }}">';
  if (platform === "wordpress" || platform === "woocommerce") return "<html <?php language_attributes(); ?>>";
  return null;
}

/** The html tag with the language that the pages declare elsewhere or are written in, once for each language. */
export const htmlLang: Fixer = (cause, view) => {
  const pages = distinctUrls(cause).flatMap((url) => {
    const page = view.pageAt(url);
    const code = page === null ? null : languageOf(page, view);
    return page === null || code === null ? [] : [{ page, code }];
  });
  const tag = (code: string, dir: string | null): string =>
    `<html lang="${html(code)}"${dir === "rtl" ? ' dir="rtl"' : ""}>`;
  const groups = [...Map.groupBy(pages, ({ page, code }) => tag(code, page.head.dir))];
  const template = inTemplate(view);
  const sections = groups.map(([line, own], at): Section => {
    const patches = own.map(({ page, code }): Patch => ({
      ...langPatch(page, code),
      ...(own.length > 1 ? { template: true as const } : {}),
    }));
    const print = (kept: readonly Patch[]): string => [...whereIn(kept, groups.length > 1), line].join("\n");
    return at === 0 && template !== null
      ? [`${htmlComment("in the theme, for all pages at once")}\n${template}`, { patches, print }]
      : [{ patches, print }];
  });
  return sectionsOf(...sections);
};

/** Where the line goes: into the template that all of them share, else into pages that are named. */
function whereIn(kept: readonly Patch[], isOneOfSeveral: boolean): string[] {
  const [first] = kept;
  if (kept.length === 1 && first !== undefined) return [htmlComment(first.url)];
  return isOneOfSeveral
    ? kept.map(({ url }) => htmlComment(url))
    : [htmlComment(`first line of the template of ${counted(kept.length, "page")}; other attributes of the tag stay`)];
}
