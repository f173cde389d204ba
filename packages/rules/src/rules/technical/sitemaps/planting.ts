import * as p from "@audit/testkit/planted-shop/plant";

export const entries = (
  edit: (
    entry: { url: string; lastmod: string | null; alternates: { lang: string; url: string }[]; images: number },
    index: number,
  ) => Partial<typeof entry>,
): p.Plant =>
  p.sitemaps((facts) => ({
    ...facts,
    entries: facts.entries.map((entry, index) => ({ ...entry, ...edit(entry, index) })),
  }));

export const mapFile = (more: Record<string, unknown>): p.Plant =>
  p.sitemaps((facts) => ({ ...facts, files: facts.files.map((one) => ({ ...one, ...more })) }));
