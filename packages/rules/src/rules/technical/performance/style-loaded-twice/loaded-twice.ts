export interface LoadedTwice {
  readonly library: string;
  readonly files: readonly string[];
}

/** Paths under which public servers keep libraries: "/ajax/libs/NAME/", "/npm/NAME@", "/bootstrap/5.1/css/". */
const ON_CDN = /\/(?:ajax\/libs|npm|gh|libs)\/(?:[\w.-]+\/(?=[\w.-]+@))?([\w.-]+?)(?:@[\w.-]+)?\//;
const PACKED = /[.-]min$/;

interface Style {
  readonly url: string;
  readonly folder: string;
  readonly base: string;
  /** The library's name on a public server; null for files of a site. */
  readonly library: string | null;
}

function styleOf(url: string): Style | null {
  const parsed = URL.parse(url);
  if (parsed === null || !parsed.pathname.endsWith(".css")) return null;
  const { origin, pathname } = parsed;
  const end = pathname.lastIndexOf("/");
  const base = pathname.slice(end + 1, -".css".length).replace(PACKED, "");
  const library = ON_CDN.exec(pathname)?.[1]?.toLowerCase() ?? null;
  return { url, folder: origin + pathname.slice(0, end), base: base.toLowerCase(), library };
}

/** The same file as written and packed, or one library of two addresses. */
function isSame(one: Style, other: Style): boolean {
  if (one.url.split("?")[0] === other.url.split("?")[0]) return false;
  if (one.folder === other.folder && one.base === other.base) return true;
  if (one.library === null && other.library === null) return false;
  if (one.library !== null && other.library !== null) return one.library === other.library && one.base === other.base;
  return (one.library ?? one.base) === (other.library ?? other.base);
}

/** Libraries that several of the addresses bring. */
export function loadedTwice(urls: readonly string[]): LoadedTwice[] {
  const groups: Style[][] = [];
  for (const url of urls) {
    const style = styleOf(url);
    if (style === null) continue;
    const group = groups.find((all) => all.some((one) => isSame(one, style)));
    if (group === undefined) groups.push([style]);
    else group.push(style);
  }
  return groups.flatMap((all) => {
    const library = all.find((one) => one.library !== null)?.library ?? all[0]?.base ?? "";
    return all.length > 1 ? [{ library, files: all.map(({ url }) => url) }] : [];
  });
}
