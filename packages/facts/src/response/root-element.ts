/** Root elements of documents that are never pages: feeds, sitemaps, lists of subscriptions, search descriptions, places. */
const otherRoots: ReadonlySet<string> = new Set([
  "rss",
  "feed",
  "rdf:rdf",
  "urlset",
  "sitemapindex",
  "opml",
  "opensearchdescription",
  "kml",
  "gpx",
]);

/** Declarations, comments and a doctype may stand before the root element. */
const prolog = /^(?:\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<![a-z][^>]*>)*/i;
const root = /^<([a-z_][\w.:-]*)/i;

/**
 * Whether a text is a document of another kind than HTML, such as a feed, whatever type it is sent with: told by its
 * root element. What declares itself XML is HTML only with the root "html".
 * @param start the first thousand characters or so
 */
export function isOtherDocument(start: string): boolean {
  const name = root.exec(start.slice(prolog.exec(start)?.[0].length ?? 0))?.[1]?.toLowerCase();
  if (name === undefined || name === "html") return false;
  return otherRoots.has(name) || /^\s*<\?xml\s/i.test(start);
}
