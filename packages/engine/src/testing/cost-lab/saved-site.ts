import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import { captureOf, type PageSource } from "./page-source.ts";

const DOCROOT = "docroot";
const INDEX = /(^|\/)index\.html?$/i;

/** Saved sites in a folder: the folder itself or those of its folders that hold a `docroot`, by name. */
export function savedSites(folder: string): PageSource[] {
  if (existsSync(join(folder, DOCROOT))) return [savedSite(folder)];
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted()
    .map((name) => join(folder, name))
    .filter((site) => existsSync(join(site, DOCROOT)))
    .map(savedSite);
}

/** A site whose HTML files stand for its pages, under the address it was saved from. */
function savedSite(folder: string): PageSource {
  const docroot = join(folder, DOCROOT);
  const home = `${originOf(folder)}/`;
  return {
    name: basename(folder),
    home,
    async read(take) {
      for (const file of htmlFiles(docroot)) {
        const path = relative(docroot, file).split(sep).join("/").replace(INDEX, "$1");
        take(
          captureOf({
            url: new URL(path, home).href,
            status: 200,
            headers: { "content-type": "text/html; charset=utf-8" },
            redirectTo: null,
            body: readFileSync(file),
          }),
        );
      }
    },
    robots: async () =>
      existsSync(join(docroot, "robots.txt")) ? readFileSync(join(docroot, "robots.txt"), "utf8") : "",
  };
}

function htmlFiles(docroot: string): string[] {
  return readdirSync(docroot, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.html?$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/** `origins` of a `site.json` beside the pages; without it an address of its own, so that links lead off the site. */
function originOf(folder: string): string {
  const file = join(folder, "site.json");
  const { origins = [] } = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as { origins?: string[] }) : {};
  return origins.find((origin) => origin.startsWith("https:")) ?? origins[0] ?? "https://saved.example";
}
