import { alternatesOf, itemAt, normaliseUrl, type PageFacts } from "@audit/facts";
import { html } from "../../../../escape/html.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { perPage } from "../../../../fixes/fixer.ts";
import { own } from "../../../../fixes/head/canonical.ts";
import { repairCode } from "../../../../fixes/head/hreflang.ts";
import { type Part, show } from "../../../../fixes/patches/fix.ts";
import { canonicalPatch, langPatch, previewPatch } from "../../../../fixes/patches/page-patches.ts";
import { primaryLanguage } from "../../../../knowledge/hreflang-code.ts";
import type { SiteView } from "../../../../view/site-view.ts";

type Saw = { readonly code: string; readonly canonical: string };

/** Its own address, and its own language where the page or its preview names another. */
const ofPage: Fixer<Saw> = perPage({
  make: (page, view, { evidence: { saw } }) => [
    show(canonicalPatch(page, own(page))),
    ...sameInPreview(page, saw.canonical),
    ...(isWrittenIn(page, saw.code, view) ? labels(page, repairCode(saw.code)) : []),
  ],
  pattern: (_view, cause) => {
    const codes = new Set(cause.faults.map(({ evidence }) => repairCode(evidence.saw.code)));
    const [first = ""] = codes;
    const code = codes.size === 1 ? first : "{language of the page}";
    return [
      `<html lang="${html(code)}">`,
      '<link rel="canonical" href="{the address of this very page, with the part of its language}">',
    ].join("\n");
  },
});

/** The preview's address comes out of the same setting. */
function sameInPreview(page: PageFacts, canonical: string): Part[] {
  const address = page.head.openGraph["og:url"];
  const named = address === undefined ? null : normaliseUrl(address, page.url);
  return named === canonical ? [show(previewPatch(page, "og:url", own(page)))] : [];
}

/** A version that was not translated yet must not call its text by another language. */
function isWrittenIn(page: PageFacts, code: string, view: SiteView): boolean {
  const written = view.site.languageOf(view.indexOf(page.url));
  return written === null || primaryLanguage(written) === primaryLanguage(code);
}

function labels(page: PageFacts, code: string): Part[] {
  const language = primaryLanguage(code);
  const lang = primaryLanguage(page.head.lang ?? "") === language ? [] : [langPatch(page, code)];
  const locale = page.head.openGraph["og:locale"];
  const { region } = new Intl.Locale(code).maximize();
  const isOther = locale !== undefined && primaryLanguage(locale.replace("_", "-")) !== language;
  const preview =
    isOther && region !== undefined && language !== null
      ? [previewPatch(page, "og:locale", `${language}_${region}`)]
      : [];
  return [...lang, ...preview].map((patch) => show(patch));
}

/** The pages of these languages that name themselves as canonical and only their language wrongly. */
function onlyMislabelled(codes: ReadonlySet<string>, view: SiteView): { page: PageFacts; code: string }[] {
  return view.served.flatMap((index) => {
    const page = itemAt(view.site.pages, index);
    if (!page.indexability.indexable) return [];
    const code = alternatesOf(page).find(({ url, hreflang }) => url === page.url && codes.has(hreflang))?.hreflang;
    const declared = primaryLanguage(page.head.lang ?? "");
    return code !== undefined && declared !== null && declared !== primaryLanguage(code)
      ? [{ page, code: repairCode(code) }]
      : [];
  });
}

export const fix: Fixer<Saw> = (cause, view) => {
  const codes = new Set(cause.faults.map(({ evidence }) => evidence.saw.code));
  const made = ofPage(cause, view);
  if (made === null || typeof made === "string") return made;
  const also = onlyMislabelled(codes, view).map(({ page, code }) => [
    `<!-- ${html(page.url)} -->`,
    show(langPatch(page, code)),
  ]);
  return [...made, ...also];
};
