/** "/en/index.html" is the file that a server sends for "/en/". */
export const isIndexFileOf = (file: string, folder: string): boolean =>
  folder.endsWith("/") && file.startsWith(folder) && /^(?:index|default)\.[a-z]{3,5}$/i.test(file.slice(folder.length));
