import { heardAlternatesOf, type PageFacts } from "@audit/facts";
import { languageGroup } from "../knowledge/alike-languages.ts";
import { primaryLanguage } from "../knowledge/hreflang-code.ts";
import { languageFolder } from "./language-folder.ts";

type Page = Pick<PageFacts, "url" | "head" | "response">;

/** The codes under which a page names itself as a language version, where search engines hear it: links outside head are not. */
export function ownLanguages({ url, head, response }: Page): readonly string[] {
  const codes: string[] = [];
  for (const link of head.hreflang) if (link.url === url && link.inHead) codes.push(link.hreflang ?? "");
  for (const link of response.hreflangHeader ?? []) if (link.url === url) codes.push(link.hreflang);
  return codes;
}

/**
 * Whether only the code in a page's list of versions is wrong: its text is in the language of its lang, the list holds no
 * other page that could be the version of that language, and no folder says that it is meant in the language of the list.
 */
export function isOnlyMiscoded(page: Page, written: string | null): boolean {
  const lang = primaryLanguage(page.head.lang ?? "");
  const codes = ownLanguages(page).flatMap((code) => primaryLanguage(code) ?? []);
  const folder = languageFolder(page.url);
  return (
    lang !== null &&
    written !== null &&
    languageGroup(written) === languageGroup(lang) &&
    codes.length > 0 &&
    !codes.includes(lang) &&
    (folder === null || folder === lang) &&
    heardAlternatesOf(page).every(({ url }) => url === page.url)
  );
}
