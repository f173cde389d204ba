/** "/en/index.html" is the file that a server sends for "/en/". */
export const isIndexFileOf = (file: string, folder: string): boolean =>
  folder.endsWith("/") && file.startsWith(folder) && /^(?:index|default)\.[a-z]{3,5}$/i.test(file.slice(folder.length));

const FILES = ["index.html", "index.htm", "index.php"];

const ENDINGS = [".html", ".php"];
const ENDING = /\.(?:html?|php)$/i;

/** The other addresses that one file is linked by: its folder or index file, and its name with and without ending. */
export function otherNamesOf(url: string): string[] {
  if (url.endsWith("/")) return FILES.map((file) => url + file);
  const folder = url.replace(/[^/]+$/, "");
  if (isIndexFileOf(url, folder)) return [folder];
  if (ENDING.test(url)) return [url.replace(ENDING, "")];
  return /[?.#][^/]*$/.test(url) ? [] : ENDINGS.map((ending) => url + ending);
}
