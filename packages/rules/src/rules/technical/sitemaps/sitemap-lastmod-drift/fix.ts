import type { Fixer } from "../../../../fixes/fixer.ts";
import { html } from "../../../../escape/html.ts";
import { oneLine } from "../../../../escape/plain.ts";

const MOST_LINES = 200;

/** The one line that changes inside each entry: languages and pictures of the entry stay. */
export const fix: Fixer<{ readonly sitemap: string; readonly page: string }> = ({ faults }) => {
  const lines = faults
    .slice(0, MOST_LINES)
    .map(({ url, evidence: { saw } }) =>
      [
        `# in the entry of ${oneLine(url)}`,
        `- <lastmod>${html(saw.sitemap)}</lastmod>`,
        `+ <lastmod>${html(saw.page)}</lastmod>`,
      ].join("\n"),
    );
  const more = faults.length - lines.length;
  return [
    "# sitemap: only this line of each entry changes, all others stay",
    ...lines,
    ...(more > 0 ? [`# and ${more} more`] : []),
  ].join("\n");
};
