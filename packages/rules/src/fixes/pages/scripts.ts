import { html } from "../../escape/html.ts";
import { oneLine } from "../../escape/plain.ts";
import { secureUrl } from "../../view/clean-url.ts";
import { counted } from "../../wording/plural.ts";
import { distinctUrls, perPage, type Fixer } from "../fixer.ts";
import { upgradeHeader } from "../server/headers.ts";

/** More files than these are for a developer's own tools. */
const MOST_FILES = 12;

/**
 * The files of the head that hold pages up, each once with the number of pages that wait for it. Nothing is pasted: what
 * other scripts need of them, and when, only running the pages tells.
 */
export const blockingFiles: Fixer = (cause, view) => {
  const pages = distinctUrls(cause).flatMap((url) => view.pageAt(url) ?? []);
  const waiting = new Map<string, number>();
  const twice = new Set<string>();
  for (const { resources } of pages) {
    const scripts = resources.scripts.flatMap(({ url, inHead, async, defer, module }) =>
      url && inHead && !async && !defer && !module ? [url] : [],
    );
    const styles = resources.styles.flatMap(({ url, inHead, media }) =>
      url && inHead && (media ?? "all") !== "print" ? [url] : [],
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

/** Files over https, and a header that covers the ones still to be found. */
export const secureFiles: Fixer = (cause, view) => {
  const found = cause.faults.flatMap(({ url }) => view.pageAt(url)?.resources.insecure ?? []);
  const files = [...new Set(found.map((file) => file.url))].toSorted().slice(0, 30);
  if (files.length === 0) return null;
  const list = files.map((url) => `${url}\n-> ${secureUrl(url)}`).join("\n\n");
  const header = upgradeHeader(view);
  return header ? `${list}\n\n# until every address is changed\n${header}` : list;
};

/** Form targets over https. */
export const secureForms: Fixer = perPage({
  make: (page) => {
    const targets = page.forms.insecure.map((target) =>
      URL.canParse(target, page.url) ? new URL(target, page.url).href : null,
    );
    const lines = targets.flatMap((url) => (url ? [`<form action="${html(secureUrl(url))}" method="post">`] : []));
    return lines.join("\n") || null;
  },
});
