import { html } from "../../../../escape/html.ts";
import { oneLine } from "../../../../escape/plain.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { newSitemap } from "../../../../fixes/sitemap/sitemap-fixes.ts";
import { isRelative } from "./words.en.ts";

const MOST_ENTRIES = 200;

/** The same entries with whole addresses; what is wrong in another way gets a new file. */
export const fix: Fixer<{ readonly problem: string; readonly bytes: number }> = (cause, view) => {
  const files = cause.faults.filter(({ evidence }) => isRelative(evidence.saw.problem)).map(({ url }) => url);
  if (files.length < cause.faults.length) return newSitemap(cause, view);
  const { entries, files: all } = view.site.sitemaps;
  const blocks = files.map((file) => {
    const inside = entries.filter((entry) => entry.file === file);
    const shown = inside.slice(0, MOST_ENTRIES).map(({ url }) => `<loc>${html(url)}</loc>`);
    const more = inside.length - shown.length;
    const named = all.filter(({ from, url }) => from === "index" && url !== file);
    const parts = inside.length === 0 ? named.map(({ url }) => `<loc>${html(url)}</loc>`) : [];
    return [
      `# in ${oneLine(file)}, in place of the <loc> lines that are there, in their order`,
      ...shown,
      ...(more > 0 ? [`# and ${more} more in the same way`] : []),
      ...parts,
    ].join("\n");
  });
  return blocks.join("\n\n");
};
