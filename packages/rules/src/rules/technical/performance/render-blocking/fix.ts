import { oneLine } from "../../../../escape/plain.ts";
import { counted } from "../../../../wording/plural.ts";
import { blocksScreens } from "../../../../reading/blocking-styles.ts";
import { distinctUrls, type Fixer } from "../../../../fixes/fixer.ts";

/** More files than these are for a developer's own tools. */
const MOST_FILES = 12;

/**
 * The files of the head that hold pages up, each once with the number of pages that wait for it. Nothing is pasted: what
 * other scripts need of them, and when, only running the pages tells.
 */
export const fix: Fixer = (cause, view) => {
  const pages = distinctUrls(cause).flatMap((url) => view.pageAt(url) ?? []);
  const waiting = new Map<string, number>();
  const twice = new Set<string>();
  for (const { resources } of pages) {
    const scripts = resources.scripts.flatMap(({ url, inHead, async, defer, module }) =>
      url && inHead && !async && !defer && !module ? [url] : [],
    );
    const styles = resources.styles.flatMap(({ url, inHead, media }) =>
      url && inHead && blocksScreens(media) ? [url] : [],
    );
    for (const url of new Set([...scripts, ...styles])) waiting.set(url, (waiting.get(url) ?? 0) + 1);
    for (const url of duplicatesAmong(styles)) twice.add(url);
  }
  if (waiting.size === 0) return null;
  const files = [...waiting].toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
  const line = ([url, count]: readonly [string, number]): string =>
    `- ${oneLine(url)} (${counted(count, "page")}${twice.has(url) ? "; loaded twice there: take one of the two out" : ""})`;
  const more = files.length - MOST_FILES;
  return [
    "Files that pages wait for, most pages first:",
    ...files.slice(0, MOST_FILES).map(line),
    ...(more > 0 ? [`and ${counted(more, "more file", "more files")}`] : []),
  ].join("\n");
};

/** Stylesheets that stand there a second time, whole or made smaller, in whatever version. */
function duplicatesAmong(styles: readonly string[]): string[] {
  // A query may name the file, as that of a font service does; one that only tells a version or a time does not.
  const nameOf = (url: string): string =>
    url
      .replace(/#.*$/, "")
      .replace(/\?(?:(?:v|ver|version|t|ts)=[\w.-]*|[\w.-]*\d[\w.-]*)$/, "")
      .replace(/\.min\.css$/, ".css");
  const groups = Map.groupBy(styles, nameOf);
  return [...groups.values()].flatMap(([, ...others]) => others.slice(0, 1));
}
