import { createPostings, itemAt, type PageFacts, type PageKind, type SiteFacts } from "@audit/facts";
import { textKey } from "../reading/text-key.ts";
import { createWordsFinder } from "./same-words.ts";
import { pathOf } from "./address-words.ts";
import { decoded } from "../reading/decoded.ts";

/**
 * Finds the living page that a dead address means: its last part is the same but for capitals, accents, extension, slash
 * and a language before or behind it; else the one page that links with the very same words lead to. Two addresses that
 * only mean much the same are two products, and a page in another language is none of them.
 * @returns the finder; it answers null where none is, or where several are and none of them in the same folder
 */
export function closestPageFinder(
  { pages, graph }: Pick<SiteFacts, "pages" | "graph">,
  pageAt: (url: string) => PageFacts | null,
): (url: string) => string | null {
  const languages = languagesOf(pages);
  const byName = createPostings();
  const kindsIn = new Map<string, Set<PageKind>>();
  for (const [index, page] of pages.entries()) {
    if (!isLiving(page) || page.kind === "home") continue;
    const name = nameIn(page.url, languages);
    if (name !== null) byName.add(textKey(name), index);
    const folder = folderOf(page.url, languages);
    kindsIn.set(folder, (kindsIn.get(folder) ?? new Set()).add(page.kind));
  }

  function closest(url: string): string | null {
    const same = otherForms(url).find((form) => {
      const page = pageAt(form);
      return page !== null && (isLiving(page) || isMeantBy(page, url));
    });
    return same ?? withoutFolder(url) ?? closestByName(url) ?? byWords(url);
  }

  /** A link written relative to the folder of its page: the same path without the folder that all its pages are in. */
  function withoutFolder(url: string): string | null {
    const node = graph.nodeOf(url);
    const sources = node < 0 ? [] : graph.sourcesOf(node, MOST_SOURCES);
    const { origin, pathname } = new URL(url);
    const parts = pathname.split("/").slice(1);
    for (let at = 1; at < parts.length && sources.length > 0; at++) {
      const folder = `${origin}/${parts.slice(0, at).join("/")}/`;
      if (!sources.every((source) => source.startsWith(folder))) return null;
      const meant = `${origin}/${parts.slice(at).join("/")}`;
      const found = [meant, ...otherForms(meant)].map(pageAt).find((page) => page !== null && isLiving(page));
      if (found && found.kind !== "home") return found.url;
    }
    return null;
  }

  function closestByName(url: string): string | null {
    const name = nameIn(url, languages);
    if (name === null || FEEDS.has(name)) return null;
    const folder = folderOf(url, languages);
    const kinds = kindsIn.get(folder);
    const found = byName
      .pagesOf(textKey(name))
      .map((index) => itemAt(pages, index))
      .filter((page) => page.url !== url && nameIn(page.url, languages) === name)
      .filter((page) => maySpeak(page, languageIn(url, languages)))
      .filter(({ kind }) => kinds === undefined || kinds.has(kind) || isTelling(name));
    if (found.length === 1) return found[0]?.url ?? null;
    const beside = found.filter((page) => folderOf(page.url, languages) === folder);
    return nearest(beside, url, languages) ?? ofCopies(found) ?? null;
  }

  const byWords = createWordsFinder({ pages, graph }, pageAt, (page, url) =>
    maySpeak(page, languageIn(url, languages)),
  );
  const onlySource = (url: string): string | null => {
    const node = graph.nodeOf(url);
    return node >= 0 && graph.inlinks(node) === 1 ? (graph.sourcesOf(node, 1)[0] ?? null) : null;
  };
  const known = new Map<string, string | null>();
  return (url) => {
    const near = known.has(url) ? known.get(url)! : closest(url);
    // A page's link to itself leads nowhere.
    const found = near !== null && near === onlySource(url) ? null : near;
    known.set(url, found);
    return found;
  };
}

/** Of one page under the addresses of several lists, all of one title, the shortest. */
function ofCopies(pages: readonly PageFacts[]): string | null {
  const titles = new Set(pages.map(({ head }) => head.titles[0] ?? ""));
  if (titles.size !== 1 || titles.has("")) return null;
  const [first] = pages.map(({ url }) => url).toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
  return first ?? null;
}

/** A file name of several words is hardly given twice, in whatever folder it stands. */
const isTelling = (name: string): boolean => name.split(/[-_]/).filter((word) => /\p{L}{3}/u.test(word)).length > 1;

const isLiving = ({ indexability, response }: PageFacts): boolean =>
  (indexability.indexable || indexability.reason === "not html") && response.status === 200 && !response.redirectTo;

/** A page that is sent and calls itself by the dead address. */
const isMeantBy = ({ head, response }: PageFacts, url: string): boolean =>
  response.status === 200 && head.canonicals.some((link) => withoutSlash(link.url) === withoutSlash(url));

const withoutSlash = (url: string | null): string => (url ?? "").replace(/\/$/, "");

/** So many pages show how a link is written. */
const MOST_SOURCES = 20;

/** Last parts of addresses that many feeds have, whatever they are about. */
const FEEDS: ReadonlySet<string> = new Set(["feed", "rss", "atom"]);

/** Whether a page may be what an address in this language means; one that declares another language is not. */
const maySpeak = ({ url, head }: PageFacts, language: string | null): boolean => {
  const own = head.lang?.trim().toLowerCase().split(/[-_]/)[0] ?? "";
  return language === null || own === "" || own === language.split(/[-_]/)[0] || partsOf(url).includes(language);
};

/** Of several versions of one page the one in the language of the address, or the only one without any. */
function nearest(pages: readonly PageFacts[], url: string, languages: ReadonlySet<string>): string | undefined {
  const language = languageIn(url, languages);
  const same = pages.filter((page) => languageIn(page.url, languages) === language);
  const plain = pages.filter((page) => languageIn(page.url, languages) === null);
  const [only, ...more] = same.length > 0 ? same : plain;
  return more.length === 0 ? only?.url : undefined;
}

/** Languages that pages declare; only these are looked for in addresses ("it" is also a word). */
function languagesOf(pages: readonly PageFacts[]): ReadonlySet<string> {
  const codes = pages.flatMap(({ head }) => [head.lang ?? "", ...head.hreflang.map(({ hreflang }) => hreflang ?? "")]);
  return new Set(
    codes
      .map((code) => code.trim().toLowerCase().replace("_", "-"))
      .flatMap((code) => [code, code.split("-")[0] ?? ""])
      .filter((code) => code.length > 1),
  );
}

const partsOf = (url: string): string[] =>
  pathOf(url)
    .toLowerCase()
    .replace(/(\/index)?\.(html?|php|aspx?)$/, "")
    .split("/")
    .filter((part) => part !== "");

/** The last part without language; null for a bare host, a language or a number, which names nothing. */
function lastPart(url: string, languages: ReadonlySet<string>): string | null {
  const last = partsOf(url).at(-1) ?? "";
  const words = last.split(/[-_.]/);
  const [first = "", end = ""] = [words[0], words.at(-1)];
  const bare =
    words.length > 1 && languages.has(end)
      ? last.slice(0, -end.length - 1)
      : words.length > 1 && languages.has(first)
        ? last.slice(first.length + 1)
        : last;
  return languages.has(bare) || !/\p{L}{2}/u.test(decoded(bare)) ? null : bare;
}

/** The same without accents, as two editors write one address. */
function nameIn(url: string, languages: ReadonlySet<string>): string | null {
  const last = lastPart(url, languages);
  return last === null ? null : decoded(last).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The last one: a relative link from a page of one language to another leaves both in the address. */
const languageIn = (url: string, languages: ReadonlySet<string>): string | null =>
  partsOf(url).findLast((part) => languages.has(part)) ?? null;

const folderOf = (url: string, languages: ReadonlySet<string>): string =>
  partsOf(url)
    .slice(0, -1)
    .filter((part) => !languages.has(part))
    .join("/");

/** The same address as people mistype it: slash at the end, .html, capitals, a path joined on with two slashes. */
function otherForms(address: string): string[] {
  if (!URL.canParse(address)) return [];
  const { pathname, origin } = new URL(address);
  const joined = pathname.split("//").slice(1).at(-1);
  const paths = [pathname.replace(/\/{2,}/g, "/"), ...(joined ? [`/${joined}`] : [])];
  const forms = paths.flatMap((path) => {
    const bare = path.replace(/(\/index)?\.html?$/i, "").replace(/\/$/, "");
    return [path, bare, `${bare}/`, `${bare}.html`, `${bare}/index.html`];
  });
  const all = [...forms, ...forms.map((form) => form.toLowerCase())].filter((path) => path !== "" && path !== "/");
  return [...new Set(all.map((path) => origin + path))].filter((form) => form !== address);
}
