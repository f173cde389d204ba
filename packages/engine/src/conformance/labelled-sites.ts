import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { MeaningTruth } from "./compare-meaning.ts";

/** The labels of a site's folder; none where it has no such file. */
export function readTruth(site: string): Pick<MeaningTruth, "pages"> {
  const file = join(site, "site-truth.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as MeaningTruth) : {};
}

/** A site kept without its start page is entered at the labelled list or page nearest to the root. */
export function entryOf(folder: string, root: string, { pages = [] }: Pick<MeaningTruth, "pages">): string {
  const site = join(folder, "docroot");
  if (
    existsSync(join(site, new URL(root).pathname, "index.html")) ||
    (existsSync(join(site, new URL(root).pathname)) && !root.endsWith("/"))
  )
    return root;
  const [first] = pages.toSorted((one, other) => one.path.split("/").length - other.path.split("/").length);
  return first === undefined ? root : new URL(first.path, root).href;
}
