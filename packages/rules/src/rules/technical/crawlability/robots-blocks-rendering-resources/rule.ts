import type { PageFacts, SiteFacts } from "@audit/facts";
import * as lines from "../../../../fixes/robots/robots-lines.ts";
import { en } from "./words.en.ts";
import { refusingRule } from "../../../../reading/googlebot-access.ts";
import { isClosed } from "../../../../reading/robots-closure.ts";
import { sampledPages } from "../../../../reading/sampled-pages.ts";
import { quoted } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** Scripts that count visits, guard or pay change nothing of what a page shows. */
const NOT_SHOWN =
  /analytics|pixel|track|beacon|gtm|gtag|tagmanager|telemetry|metrics|monitoring|stats?\b|matomo|piwik|captcha|challenge|cdn-cgi|wpm|monorail|checkout|payment|consent|cookie|chat|sentry|hotjar|clarity|counter/i;
const MOST_SHOWN = 5;

export const rule = defineSiteRule({
  id: "robots-blocks-rendering-resources",
  category: "technical",
  area: "crawlability",
  severity: "high",
  fixKind: "robots",
  certainty: 0.8,
  reads: ["home", "robots", "pages", "templates", "rendering"],
  source: "https://developers.google.com/search/docs/crawling-indexing/javascript/fix-search-javascript",
  judge: ({ home, robots, pages, templates, rendering }) => {
    if (robots.outcome !== "parsed" || isClosed(robots.rules, home)) return notApplicable();
    const blocked = new Map<string, { rule: string; line: number; page: string }>();
    let looked = 0;
    for (const page of sampledPages({ pages, templates })) {
      const styles = page.resources.styles.filter(({ media }) => media?.trim().toLowerCase() !== "print");
      // Where the page says all without them, scripts fetch ahead, animate or count.
      const files = [...styles, ...(waitsFor(page, rendering) ? page.resources.scripts : [])];
      for (const { url } of files) {
        if (url === null || NOT_SHOWN.test(url)) continue;
        looked += 1;
        const rule = refusingRule(robots, url);
        if (rule !== null && !blocked.has(url)) {
          blocked.set(url, { rule: `Disallow: ${rule.path}`, line: rule.line, page: page.url });
        }
      }
    }
    if (looked === 0) return notApplicable();
    const [first] = blocked.values();
    if (first === undefined) return pass();
    const files = [...blocked].slice(0, MOST_SHOWN).map(([url, { rule, page }]) => ({ file: quoted(url), rule, page }));
    return fail({ at: `robots.txt line ${first.line}`, saw: { blocked: blocked.size, files }, expected: "open files" });
  },
  words: { en },
  fix: lines.openFiles<{ readonly files: readonly { readonly file: string }[] }>(({ files }) =>
    files.map(({ file }) => file),
  ),
});

/** What a browser sees more than was sent, from which on it is content. */
const GROWS = 1.3;

/** Whether scripts bring content: the page was sent empty, or a browser saw more of it. */
function waitsFor({ url, tech }: PageFacts, { pages }: SiteFacts["rendering"]): boolean {
  if (tech.jsShell) return true;
  const ran = pages.find((page) => page.url === url);
  return ran !== undefined && ran.rendered.words > GROWS * ran.raw.words;
}
