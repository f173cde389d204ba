/** The address of a sitemap's entry as crawlers read it: unwrapped, unescaped and resolved against its file. */
export function locIn(entry: string, file: string): string {
  const raw = /<loc>([\s\S]*?)<\/loc>/.exec(entry)?.[1] ?? "";
  const text = raw
    .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, "$1")
    .trim()
    .replaceAll("&amp;", "&");
  return URL.canParse(text, file) ? new URL(text, file).href : text;
}
