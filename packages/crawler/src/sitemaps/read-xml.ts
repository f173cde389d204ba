import { SaxesParser, type SaxesTagPlain } from "saxes";
import type { Draft, SitemapEntry, SitemapFile } from "@audit/facts";
import { createCollector, type Collector, type SitemapContent } from "./sitemap-content.ts";

const kinds: Record<string, SitemapFile["kind"]> = {
  urlset: "urlset",
  sitemapindex: "index",
  rss: "feed",
  feed: "feed",
  RDF: "feed",
};
/** Elements that hold one address each; feeds have a <url> of another meaning. */
const holders: Record<SitemapFile["kind"], readonly string[]> = {
  urlset: ["url"],
  index: ["sitemap"],
  feed: ["item", "entry"],
  text: [],
  unknown: [],
};
/** Elements directly in a holder whose text is read. */
const textFields = new Set(["loc", "link", "lastmod", "pubDate", "updated"]);

interface Open {
  holder: string;
  loc: string | null;
  entry: Draft<SitemapEntry>;
}

const localName = (name: string): string => name.slice(name.indexOf(":") + 1);

/**
 * Reads an XML sitemap, index or feed piece by piece. Entities beyond XML's five are never expanded and nothing
 * external is read. Faults are noted and what can be read is kept.
 */
export function readXmlSitemap(pieces: Iterable<string>): SitemapContent {
  const collector = createCollector("unknown");
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false });
  const path: string[] = [];
  let open: Open | null = null;
  let text = "";

  parser.on("error", (error) => collector.fault(`The XML is not well-formed: ${tidy(error.message)}`));
  parser.on("text", (piece) => void (text += piece));
  parser.on("cdata", (piece) => void (text += piece));
  parser.on("opentag", (tag) => {
    const name = localName(tag.name);
    if (path.length === 0) startRoot(name, collector);
    if (open === null && holders[collector.content.kind].includes(name))
      open = { holder: name, loc: null, entry: emptyEntry() };
    else if (open !== null) noteTag(open, name, path.at(-1), tag);
    path.push(name);
    text = "";
  });
  parser.on("closetag", () => {
    const name = path.pop() ?? "";
    if (open !== null && textFields.has(name) && path.at(-1) === open.holder) noteText(open, name, text.trim());
    if (open !== null && name === open.holder && !path.includes(open.holder)) {
      closeHolder(open, collector);
      open = null;
    }
    text = "";
  });
  for (const piece of pieces) parser.write(piece);
  parser.close();
  // The file may end inside its last entry.
  if (open !== null) closeHolder(open, collector);
  return collector.content;
}

/** What the file is says more than any fault in it, so a wrong root replaces an earlier fault. */
function startRoot(name: string, { content }: Collector): void {
  content.kind = kinds[name] ?? "unknown";
  if (content.kind !== "unknown") return;
  content.error =
    name.toLowerCase() === "html"
      ? "This is an HTML page, not a sitemap."
      : `A sitemap does not begin with <${name.slice(0, 50)}>.`;
}

const emptyEntry = (): Draft<SitemapEntry> => ({ url: "", lastmod: null, alternates: [], images: 0 });

function noteTag(open: Open, name: string, parent: string | undefined, tag: SaxesTagPlain): void {
  if (parent !== open.holder) return;
  if (name === "image") open.entry.images++;
  if (name !== "link") return;
  const { rel, href, hreflang } = tag.attributes;
  if (href === undefined) return;
  if (open.holder === "entry" && (rel === undefined || rel === "alternate")) open.loc ??= href.trim();
  else if (open.holder === "url" && hreflang !== undefined) open.entry.alternates.push({ lang: hreflang, url: href });
}

function noteText(open: Open, name: string, text: string): void {
  if (text === "") return;
  if (name === "loc" || name === "link") open.loc ??= text;
  else open.entry.lastmod ??= text;
}

function closeHolder(open: Open, collector: Collector): void {
  if (open.loc === null) return collector.fault(`A <${open.holder}> names no address.`);
  if (open.holder === "sitemap") collector.child(open.loc);
  else collector.entry({ ...open.entry, url: open.loc });
}

/** The parser's messages begin with a position "line:column: ". */
function tidy(message: string): string {
  const match = /^(?:undefined:)?(\d+):\d+: (.*)$/s.exec(message);
  return match === null ? message : `line ${match[1]}, ${match[2]}`;
}
