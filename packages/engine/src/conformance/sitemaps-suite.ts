import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readSitemap } from "@audit/crawler";
import { sitemapExceptions } from "./exceptions.ts";
import type { Tally } from "./tally.ts";
import { folderOf, vectorsOf } from "./vectors.ts";

interface SitemapVector {
  readonly file: string;
  readonly kind: "urlset" | "index" | "rss" | "atom" | "rdf" | "text" | "html";
  /** As written, in order; the last of a long list is "...". */
  readonly locs: readonly string[];
  readonly count: number;
}

/** The limit of sitemaps.org. */
const MOST_BYTES = 52_428_800;
const ourKind = {
  urlset: "urlset",
  index: "index",
  rss: "feed",
  atom: "feed",
  rdf: "feed",
  text: "text",
  html: "unknown",
} as const;

/** What kind of file it is and which addresses it names, in order and as written. */
export async function runSitemaps(given: string, tally: Tally): Promise<void> {
  const folder = folderOf(given, "sitemaps", "manifest.json");
  for (const vector of vectorsOf<SitemapVector>(folder, "manifest.json")) {
    const { kind, entries, children } = await readSitemap(readFileSync(join(folder, vector.file)), MOST_BYTES);
    const ours = kind === "index" ? children : entries.map(({ url }) => url);
    const { locs, count } = wanted(vector, tally);
    tally.hold("kind", ourKind[vector.kind], kind, vector.file);
    tally.hold("count", count, ours.length, vector.file);
    tally.hold("addresses", locs, ours.slice(0, locs.length), vector.file);
  }
}

function wanted(vector: SitemapVector, tally: Tally): Pick<SitemapVector, "locs" | "count"> {
  const { fullFile, emptyLoc } = sitemapExceptions;
  const named = vector.locs.filter((loc) => loc !== "...");
  const locs = named.filter((loc) => loc !== "");
  const empty = named.length - locs.length;
  if (empty > 0) tally.leaveOut(emptyLoc);
  if (vector.count > fullFile.most) tally.leaveOut(fullFile.reason);
  return { locs, count: Math.min(vector.count, fullFile.most) - empty };
}
