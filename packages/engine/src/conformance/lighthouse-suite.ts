import type { GivenPage } from "./one-page-site.ts";
import type { Tally } from "./tally.ts";
import { holdAgainst, NOT_BUILT, type ToolMap } from "./tool-map.ts";
import { folderOf, vectorsOf } from "./vectors.ts";

interface LighthouseCase {
  readonly audit: string;
  readonly test: string;
  readonly url?: string;
  readonly html?: string;
  readonly status?: number;
  readonly headers?: readonly (readonly [name: string, value: string])[];
  readonly robotsTxt?: { readonly status?: number; readonly content: string | null };
  readonly expected: { readonly score: number };
}

const lighthouse: ToolMap = {
  mapped: {
    canonical: ["canonical-multiple", "canonical-empty-or-invalid", "canonical-conflict-header"],
    hreflang: ["hreflang-invalid-code", "hreflang-relative"],
    "is-crawlable": [
      "noindex-on-important-page",
      "noindex-site-wide",
      "unavailable-after-past",
      "robots-blocks-whole-site",
      "robots-blocked-but-linked",
    ],
    "meta-description": ["description-missing"],
    "robots-txt": ["robots-txt-syntax", "robots-txt-unreachable"],
    "crawlable-anchors": ["uncrawlable-anchors"],
  },
  argued: [
    [/^canonical .*I am not a URL/, "WHATWG URL resolves it against the page like any relative address"],
    [/^canonical .*canonical url is relative/, "a relative target of a Link header is resolved (RFC 8288, 3.1)"],
    [
      /^is-crawlable .*user-agent: googlebot\\n\s+Allow/i,
      "all engines but one are shut out: a warning there, a fault of a shop here",
    ],
    [
      /^is-crawlable .*User-agent: Googlebot\\n\s+Disallow/,
      "passes there since one of five crawlers may read the page; Google may not (RFC 9309), which is a fault here",
    ],
    [
      /^robots-txt .*dolar\/sign/,
      "Google's parser takes a $ within a path literally; RFC 9309 makes it special at the end only",
    ],
    [
      /^crawlable-anchors .*<a ((href=\\"(javascript|ftp)|rel|target)|href=\\"\\"|>)/,
      "the anchor names no page that could be crawled; ours speaks where a script opens a page of the site",
    ],
    [/^crawlable-anchors .*resizable/, "the script opens a second page, to which no link leads"],
  ],
  left: { "link-text": NOT_BUILT },
};

/** Lighthouse's tests of its SEO audits, as pages with their answer. */
export function runLighthouse(given: string, tally: Tally): void {
  const name = "lighthouse-seo";
  for (const one of vectorsOf<LighthouseCase>(folderOf(given, name, "audit-cases.json"), "audit-cases.json")) {
    const rules = lighthouse.mapped[one.audit];
    const about = `${one.audit} > ${one.test.split(" > ").at(-1)} > ${detailOf(one)}`;
    if (rules === undefined) {
      tally.leaveOut(`${one.audit}: ${lighthouse.left[one.audit] ?? "not mapped"}`);
      continue;
    }
    holdAgainst(lighthouse, tally, { name: one.audit, about, want: one.expected.score < 0.5, page: pageOf(one) });
  }
}

/** What tells cases of one test apart. */
const detailOf = ({ html = "", headers = [], robotsTxt }: LighthouseCase): string =>
  JSON.stringify([
    html.replace(/^.*?<title>t<\/title>|<\/html>$/g, ""),
    ...headers,
    robotsTxt?.status,
    robotsTxt?.content,
  ]);

function pageOf({
  url = "https://example.com/",
  html = "<title>t</title>",
  status,
  headers = [],
  robotsTxt,
}: LighthouseCase): GivenPage {
  const sent = new Map<string, string>();
  for (const [header, value] of headers) {
    const name = header.toLowerCase();
    sent.set(name, [sent.get(name) ?? [], value].flat().join(", "));
  }
  const robots = robotsTxt === undefined ? {} : { robots: robotsOf(robotsTxt) };
  // A page that may be found has an address of its own below the start page, and the start page leads to it.
  return {
    url,
    html,
    headers: Object.fromEntries(sent),
    inSitemap: true,
    ...(status === undefined ? {} : { status }),
    ...robots,
  };
}

/** Lighthouse reads the text whatever the status below 500 is. */
const robotsOf = ({ status = 200, content }: NonNullable<LighthouseCase["robotsTxt"]>): string | number =>
  status >= 500 || content === null ? status : content;
