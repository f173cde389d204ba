import type { SitemapEntry } from "@audit/facts";
import * as p from "@audit/testkit/planted-shop/plant";

export const entries = (edit: (entry: SitemapEntry, index: number) => Partial<SitemapEntry>): p.Plant =>
  p.sitemaps((facts) => ({
    ...facts,
    entries: facts.entries.map((entry, index) => ({ ...entry, ...edit(entry, index) })),
  }));

export const mapFile = (more: Record<string, unknown>): p.Plant =>
  p.sitemaps((facts) => ({ ...facts, files: facts.files.map((one) => ({ ...one, ...more })) }));
