import { itemAt, type PageFacts } from "@audit/facts";
import { primaryLanguage, readHreflang } from "../knowledge/hreflang-code.ts";

/** The part of a site that is written in one language. */
export interface LanguagePart {
  readonly language: string;
  readonly pages: number;
  readonly example: string;
}

/** A part counts from two pages on, or when its own start page was seen. */
const LEAST_PAGES = 2;

/**
 * Parts of a site by language, where addresses and html lang agree: a host or a language folder (/de/, /en-gb/) whose
 * pages declare the language. One per language; a folder that only looks like a language (/my/, /it/) is none.
 */
export function languageParts(pages: readonly PageFacts[]): LanguagePart[] {
  const listed = pages.filter((page) => page.indexability.indexable && primaryLanguage(page.head.lang ?? "") !== null);
  const groups = Map.groupBy(listed, ({ url }) => hostAndFolder(url));
  const parts = [...groups].flatMap(([place, members]): LanguagePart[] => {
    const language = mostCommon(members.map((page) => primaryLanguage(page.head.lang!)!));
    const folder = itemAt(place.split("/"), 1);
    if (folder !== "" && primaryLanguage(folder) !== language) return [];
    const start = members.find(({ url }) => isStart(url, folder));
    if (members.length < LEAST_PAGES && !start) return [];
    return [{ language, pages: members.length, example: (start ?? itemAt(members, 0)).url }];
  });
  return [...new Map(parts.map((part) => [part.language, part])).values()];
}

/** Host and language folder, e.g. "shop.example/de"; the folder is empty outside of one. */
function hostAndFolder(url: string): string {
  const { host, pathname } = new URL(url);
  const first = itemAt(pathname.split("/"), 1).replace("_", "-");
  return `${host}/${typeof readHreflang(first) === "object" ? first.toLowerCase() : ""}`;
}

function isStart(url: string, folder: string): boolean {
  const path = new URL(url).pathname.toLowerCase().replaceAll("_", "-").replace(/\/$/, "");
  return path === (folder === "" ? "" : `/${folder}`);
}

function mostCommon(values: readonly string[]): string {
  const groups = [...Map.groupBy(values, (value) => value)];
  return itemAt(
    groups.toSorted(([, a], [, b]) => b.length - a.length),
    0,
  )[0];
}
