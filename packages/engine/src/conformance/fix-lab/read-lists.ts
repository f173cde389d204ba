import { relinked } from "./paste-body.ts";
import { locIn } from "./sitemap-loc.ts";
import type { PageEdit } from "./site-changes.ts";

/** Changes the links of every page; `named` are the addresses that the list speaks of. */
interface LinkList {
  readonly edit: PageEdit;
  readonly named: ReadonlySet<string>;
}

/** "old", "-> new or remove". Null when the code holds no such list. */
export function readLinkList(code: string): LinkList | null {
  const moves = new Map<string, string | null>();
  const lines = code.split("\n");
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1] ?? "";
    if (!/^https?:\/\//.test(line) || !next.startsWith("-> ")) continue;
    // What is to be looked at first is taken as found fitting.
    const [target = ""] = next.slice(3).split(" ");
    moves.set(new URL(line).href.replace(/#.*$/, ""), target.startsWith("http") ? target : null);
  }
  if (moves.size === 0) return null;
  return { edit: (html, url) => relinked(html, url, moves), named: new Set(moves.keys()) };
}

/** Redirects in the first form that the code gives: an import list, a map of nginx, or plain lines. */
export function readRedirects(code: string, home: string): Map<string, string> {
  const found = new Map<string, string>();
  const forms = [
    /^((?:\/|"\/).*?),(\S+?),0,301$/gm,
    /^ {4}"((?:[^"\\]|\\.)*)" "((?:[^"\\]|\\.)*)";$/gm,
    /^(\/\S*) -> (\S+)$/gm,
  ];
  for (const form of forms) {
    for (const [, from = "", to = ""] of code.matchAll(form)) {
      const path = from.replace(/^"|"$/g, "");
      if (path !== "" && !found.has(path)) found.set(path, new URL(to.replace(/^"|"$/g, ""), home).href);
    }
    if (found.size > 0) break;
  }
  return found;
}

/** Response headers and compression that server settings turn on. */
export function readServer(code: string): { headers: Map<string, string>; compress: boolean } {
  const lines = code.matchAll(/^(?:add_header|Header always set) (\S+) "([^"]*)"/gm);
  return {
    headers: new Map([...lines].map(([, name = "", value = ""]) => [name.toLowerCase(), value])),
    compress: /^gzip on;|AddOutputFilterByType DEFLATE/m.test(code),
  };
}

/** Above the lines of one file. */
export const SITEMAP_LINES = /^# (?:sitemap|https?:\S+): lines to remove[\s\S]*/m;

/** Entries added to a sitemap, and below them lines taken out of it and put in their place. */
export function readSitemapLines(code: string): (xml: string, url: string) => string {
  const locOf = (line: string): string => /<loc>(.*?)<\/loc>/.exec(line)?.[1] ?? "";
  const changed = SITEMAP_LINES.exec(code)?.[0] ?? "";
  const added = code.slice(0, code.length - changed.length).split("\n");
  const entries = added.filter((line) => locOf(line) !== "").join("\n");
  const instead = new Map<string, string>();
  const lines = changed.split("\n");
  for (const [index, line] of lines.entries()) {
    if (!line.startsWith("- ")) continue;
    const next = lines[index + 1] ?? "";
    instead.set(locOf(line).replaceAll("&amp;", "&"), next.startsWith("+ ") ? locOf(next) : "");
  }
  return (xml, url) => {
    const kept = xml.replace(/<url>[\s\S]*?<\/url>/g, (entry) => {
      const next = instead.get(locIn(entry, url));
      if (next === undefined) return entry;
      return next === "" ? "" : `<url><loc>${next}</loc></url>`;
    });
    return entries === "" ? kept : kept.replace("</urlset>", () => `${entries}\n</urlset>`);
  };
}
