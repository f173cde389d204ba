/** "/en/index.html" is the file that a server sends for "/en/". */
export const isIndexFileOf = (file: string, folder: string): boolean =>
  folder.endsWith("/") && file.startsWith(folder) && /^(?:index|default)\.[a-z]{3,5}$/i.test(file.slice(folder.length));

const FILES = ["index.html", "index.htm", "index.php"];

/** The other addresses that a folder with an index file, or that file, is linked by. */
export function otherNamesOf(url: string): string[] {
  if (url.endsWith("/")) return FILES.map((file) => url + file);
  const folder = url.replace(/[^/]+$/, "");
  return isIndexFileOf(url, folder) ? [folder] : [];
}
