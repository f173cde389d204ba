const ofArchive =
  /^\/(?:[^/]+\/)*?(?:19|20)\d\d\/(?:0?[1-9]|1[0-2])(?:\/(?:0?[1-9]|[12]\d|3[01]))?(?:\/page\/\d+)?\/?(?:index\.html?)?$/;

/** What numbers of later pages stand behind: "/page/2/", "/shop-page-2.html", "/strona2", "?sayfa=2". */
const names =
  "page|paged|seite|pagina|pagine|strona|strana|stranka|sida|side|sivu|oldal|sayfa|halaman|trang|stranitsa|storinka";
const inPath = new RegExp(String.raw`(?:/|[-_])(?:${names})[-_/]?\d+(/?)(\.html?)?(?:index\.html?)?$`);
const inQuery = new RegExp(`^(?:${names}|pg|p)$`);
const later = /^[2-9]$|^[1-9]\d$/;

/** A month or day of an archive, or a later page of a list: what stands there stands in a list, whatever it shows. */
export function listedBy(address: string): "archive" | "page" | null {
  const url = URL.parse(address);
  if (url === null) return null;
  if (ofArchive.test(url.pathname)) return "archive";
  const isLater = [...url.searchParams].some(([name, value]) => inQuery.test(name) && later.test(value));
  return inPath.test(url.pathname) || (isLater && url.searchParams.size === 1) ? "page" : null;
}

/** The address that later pages of a list have without their number; null for what is none. */
export function firstPageOf(address: string): string | null {
  if (listedBy(address) !== "page") return null;
  const url = new URL(address);
  url.pathname = url.pathname.replace(inPath, "$1$2");
  url.search = "";
  return url.href;
}
