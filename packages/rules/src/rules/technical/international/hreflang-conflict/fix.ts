import type { PageFacts } from "@audit/facts";
import { perPage, type Fixer } from "../../../../fixes/fixer.ts";
import { languageVersions } from "../../../../fixes/head/hreflang.ts";
import { show } from "../../../../fixes/patches/fix.ts";
import { hreflangPatch } from "../../../../fixes/patches/page-patches.ts";
import { primaryLanguage } from "../../../../knowledge/hreflang-code.ts";
import type { SiteView } from "../../../../view/site-view.ts";
import { textLanguageOf } from "../../../../view/text-language.ts";
import type { Contradiction } from "./saw.ts";

type Saw = readonly Contradiction[];

/** Codes under which a page lists an address that is in another language, and under that one as well. */
function untrueCodes(page: PageFacts, view: SiteView): string[] {
  const lines = page.head.hreflang.filter(({ inHead, url }) => inHead && url !== null);
  return [...Map.groupBy(lines, ({ url }) => url)].flatMap(([url, same]) => {
    const target = url === null ? null : view.pageAt(url);
    const language = target === null ? null : primaryLanguage(textLanguageOf(target, view) ?? "");
    const codes = same.map(({ hreflang }) => hreflang ?? "");
    if (language === null || !codes.some((code) => primaryLanguage(code) === language)) return [];
    return codes.filter((code) => ![language, null].includes(primaryLanguage(code)));
  });
}

const withoutUntrue = perPage<Saw>({
  make: (page, view) => {
    const codes = untrueCodes(page, view);
    return codes.length === 0 ? null : codes.map((code) => show(hreflangPatch(page, code, null)));
  },
});

/** Where one address claims several languages, the lines of those that it is not in go; else the list is written anew. */
export const fix: Fixer<Saw> = (cause, view) =>
  cause.faults.every(({ evidence: { saw } }) => saw.every((one) => "languages" in one))
    ? withoutUntrue(cause, view)
    : languageVersions(cause, view);
