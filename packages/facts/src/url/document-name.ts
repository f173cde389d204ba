const INDEX_FILE = /\/(?:index|default)\.[a-z]{3,5}$/i;
const ENDING = /\.(?:html?|php|aspx?)$/i;

/** Whether an address names the file that a server sends for its folder. */
export const isIndexFile = (address: string): boolean => INDEX_FILE.test(new URL(address).pathname);

/**
 * What forms of one address have in common: "/tea", "/tea/", "/tea.html" and "/tea/index.html" may be names of one file,
 * and may be those of several; what stands there tells.
 */
export function documentNameOf(address: string): string {
  const { origin, pathname, search } = new URL(address);
  return `${origin}${pathname.replace(INDEX_FILE, "/").replace(ENDING, "").replace(/\/$/, "")}${search}`;
}

/** How an address is written: its ending, "/" for a folder, "" for a bare name. */
export function formOf(address: string): string {
  const { pathname } = new URL(address);
  if (pathname.endsWith("/")) return "/";
  return INDEX_FILE.exec(pathname)?.[0] ?? ENDING.exec(pathname)?.[0] ?? "";
}
