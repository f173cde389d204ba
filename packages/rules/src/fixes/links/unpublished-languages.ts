import { itemAt } from "@audit/facts";
import { primaryLanguage } from "../../knowledge/hreflang-code.ts";
import { languageFolder } from "../../reading/language-folder.ts";
import type { SiteView } from "../../view/site-view.ts";
import { oneLine } from "../../escape/plain.ts";
import { counted } from "../../wording/plural.ts";

/** So many pages that one language lacks are a decision, not slips of the pen. */
const FEWEST_UNPUBLISHED = 3;

export interface Unpublished {
  readonly language: string;
  /** No page of that folder lives. */
  readonly isWhole: boolean;
  readonly urls: readonly string[];
}

/**
 * Dead addresses in the folder of a language whose page lives without it, or in the folder of another language; all of a
 * folder in which nothing lives, where links that bear the language's name lead there.
 */
export function unpublishedIn(urls: readonly string[], view: SiteView): Unpublished[] {
  const byFolder = Map.groupBy(urls, folderOf);
  return [...byFolder].flatMap(([language, all]) => {
    if (language === null) return [];
    const isWhole = isSwitchedTo(language, all, view) && !isAnyLiving(language, view);
    const own = isWhole ? all : all.filter((url) => livesElsewhere(url, view));
    return own.length < FEWEST_UNPUBLISHED ? [] : [{ language, isWhole, urls: own }];
  });
}

const folderOf = (url: string): string | null => {
  const [, first = ""] = new URL(url).pathname.split("/");
  return languageFolder(url) === null ? null : first.toLowerCase();
};

function livesElsewhere(url: string, view: SiteView): boolean {
  const { origin, pathname } = new URL(url);
  const path = pathname.replace(/^\/[^/]+/, "");
  return path !== "" && view.pageAt(origin + path)?.response.status === 200 && view.closestTo(url) === null;
}

const isAnyLiving = (folder: string, view: SiteView): boolean =>
  view.served.some((index) => folderOf(itemAt(view.site.pages, index).url) === folder);

/** One of the links is a switch of languages: its words are the language's code or name. */
function isSwitchedTo(folder: string, urls: readonly string[], view: SiteView): boolean {
  const { graph } = view.site;
  const names = namesOf(primaryLanguage(folder) ?? folder);
  return urls.some((url) => {
    const node = graph.nodeOf(url);
    return node >= 0 && graph.anchorsOf(node).some((words) => names.has(words.trim().toLowerCase()));
  });
}

/** "en", "english" */
const namesOf = (language: string): ReadonlySet<string> =>
  new Set([language, nameIn(language, language), nameIn(language, "en")].flatMap((name) => name?.toLowerCase() ?? []));

const nameIn = (language: string, reader: string): string | undefined =>
  new Intl.DisplayNames([reader], { type: "language" }).of(language);

/** One decision for all of them, each of them named. */
export const aboutUnpublished = ({ language, isWhole, urls }: Unpublished): string =>
  [
    ...(isWhole
      ? [
          `# The site links to ${counted(urls.length, "page")} under /${language}/, and none of that language is published. One decision for all of them:`,
          "# publish them, or take the switch to that language out of the template until they are there (one change).",
        ]
      : [
          `# ${counted(urls.length, "page has", "pages have")} no version under /${language}/, though links lead there. One decision for all of them: publish them in`,
          "# that language, or let the template leave out the link to it on pages that have no version (one change).",
        ]),
    ...urls.map((url) => oneLine(url)),
  ].join("\n");
