import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** Links of built pages that lead to no file or no heading of the site, a line each. Links elsewhere are not followed. */
export function findBrokenLinks(folder: string): string[] {
  const pages = globSync(join(folder, "**/*.html"));
  const ids = new Map(pages.map((file) => [file, idsIn(readFileSync(file, "utf8"))]));
  return pages.flatMap((file) => {
    const html = readFileSync(file, "utf8");
    const links = [...html.matchAll(/\s(?:href|src)="([^"]+)"/g)].map(([, link = ""]) => link);
    const broken = new Set(links.filter((link) => !/^[a-z]+:/i.test(link)).filter((link) => !leads(file, link, ids)));
    return [...broken].map((link) => `${relative(folder, file)}: ${link}`);
  });
}

const idsIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id));

function leads(file: string, link: string, ids: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const [path = "", anchor] = link.split("#");
  const target = path === "" ? file : join(dirname(file), decodeURIComponent(path));
  const page = existsSync(target) && statSync(target).isDirectory() ? join(target, "index.html") : target;
  return existsSync(page) && (anchor === undefined || anchor === "" || ids.get(page)?.has(anchor) !== false);
}
