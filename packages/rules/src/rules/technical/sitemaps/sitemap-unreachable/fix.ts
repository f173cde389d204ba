import type { Fixer } from "../../../../fixes/fixer.ts";
import { type Section, sectionsOf } from "../../../../fixes/patches/fix.ts";
import { robotsLinePatch } from "../../../../fixes/patches/site-patches.ts";
import { sitemapFile, writesSitemaps } from "../../../../fixes/sitemap/new-sitemap.ts";
import { newSitemapAddress } from "../../../../reading/site-folder.ts";
import { usableSitemaps, withoutSigns } from "../../../../reading/sitemap-files.ts";
import { html } from "../../../../escape/html.ts";
import { oneLine } from "../../../../escape/plain.ts";
import type { SiteView } from "../../../../view/site-view.ts";

type Fault = { readonly url: string; readonly evidence: { readonly saw: { readonly namedBy: string } } };

/**
 * The lines that name files which don't answer: out of robots.txt, or out of the index. The other files stay as they
 * are; where there is none at all, one is made and named in the place of the missing.
 */
export const fix: Fixer<{ readonly answer: string; readonly namedBy: string; readonly isAlone?: boolean }> = (
  { faults },
  view,
) => {
  const named = faults.filter(({ evidence }) => evidence.saw.namedBy === "robots.txt");
  const miswritten = named.filter(({ url }) => withoutSigns(url) !== url);
  // The address is wrong, not the file.
  if (miswritten.length > 0 && miswritten.length === faults.length) return sectionsOf(corrected(miswritten, view));
  const inRobots = named.filter((fault) => !miswritten.includes(fault));
  const inIndex = faults.filter(({ evidence }) => evidence.saw.namedBy !== "robots.txt");
  const made = inRobots.length > 0 && usableSitemaps(view.site.sitemaps.files).length === 0 ? fileToPutUp(view) : null;
  if (made !== null) return sectionsOf(newLine(inRobots, view), made);
  const nothingLeft = !view.site.sitemaps.files.some(({ status, kind }) => status === 200 && kind === "urlset");
  const anew = nothingLeft && inIndex.length > 0 && !writesSitemaps(view) ? sitemapFile(view) : null;
  return sectionsOf(
    miswritten.length > 0 ? corrected(miswritten, view) : null,
    ...robotsLines(inRobots, view),
    ...(anew === null
      ? indexLines(nothingLeft ? [] : inIndex)
      : ["# in place of the index, none of whose files answers", anew]),
  );
};

/** None where the system writes one. */
const fileToPutUp = (view: SiteView): Section | null =>
  writesSitemaps(view) && !isOwnGone(view) ? null : sitemapFile(view);

/** Whether the address at which the system itself writes its sitemap is gone too: then nothing writes one, as in an export. */
const isOwnGone = ({ site }: SiteView): boolean =>
  site.sitemaps.files.some(({ url, status, from }) => from === "default" && status === 404 && OWN.test(url));

const OWN = /\/wp-sitemap\.xml$/;

/** The lines of robots.txt without what does not belong to an address. */
function corrected(faults: readonly Fault[], view: SiteView): Section {
  const lines = faults.map(({ url }) => ({
    before: `Sitemap: ${oneLine(url)}`,
    after: `Sitemap: ${oneLine(withoutSigns(url))}`,
  }));
  const patches = lines.map((line) => robotsLinePatch(view, null, line));
  const print = (): string =>
    ["# robots.txt", ...lines.flatMap(({ before, after }) => [`- ${before}`, `+ ${after}`])].join("\n");
  return [{ patches, print }];
}

/** The first line names the new file, further ones go. */
function newLine(faults: readonly Fault[], view: SiteView): Section {
  const after = `Sitemap: ${newSitemapAddress(view.site)}`;
  const before = faults.map(({ url }) => `Sitemap: ${oneLine(url)}`);
  const patches = before.map((line, index) =>
    robotsLinePatch(view, null, { before: line, after: index === 0 ? after : null }),
  );
  const print = (): string => ["# robots.txt", ...before.map((line) => `- ${line}`), `+ ${after}`].join("\n");
  return [{ patches, print }];
}

/** Without the wrong line search engines look at the usual address; where another file answers, it is named. */
function robotsLines(faults: readonly Fault[], { site }: SiteView): string[] {
  if (faults.length === 0) return [];
  const found = site.sitemaps.files.find(
    ({ status, kind, from }) => status === 200 && kind !== "unknown" && from !== "index",
  );
  const lines = faults.map(({ url }) => `- Sitemap: ${oneLine(url)}`);
  const known = found !== undefined && !site.robots.rules.sitemaps.includes(found.url);
  return [
    [
      "# robots.txt: lines to remove (-) or to correct, unless the files come back at these addresses",
      ...lines,
      ...(known ? [`+ Sitemap: ${oneLine(found.url)}`] : []),
    ].join("\n"),
  ];
}

const indexLines = (faults: readonly Fault[]): string[] =>
  faults.length === 0
    ? []
    : [
        [
          "# sitemap index: entries to remove (-), unless these files come back; all other entries stay",
          ...faults.map(({ url }) => `- <sitemap><loc>${html(url)}</loc></sitemap>`),
        ].join("\n"),
      ];
