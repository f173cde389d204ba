import { isRelative } from "../../../../reading/shown-things.ts";
import { fix } from "./fix.ts";
import { en, isMissing } from "./words.en.ts";
import { isAllowed, normaliseUrl, type RobotsTxt, type SiteFacts } from "@audit/facts";
import { pagesIn, publicHtml } from "../../../../populations.ts";
import { askedPictures } from "../../../../reading/asked-pictures.ts";
import { pagesByUrl } from "../../../../reading/page-index.ts";
import { openGraphValue } from "../../../../reading/social-tags.ts";
import { quoted } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, unknown } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "og-image-broken",
  category: "social",
  area: "open-graph",
  severity: "medium",
  fixKind: "meta",
  certainty: 0.9,
  reads: ["pages", "robots", "probes"],
  source: "https://developers.facebook.com/docs/sharing/webmasters/images/",
  judge: (site) => {
    const withImage = pagesIn(site.pages, publicHtml)
      .map((page) => ({ url: page.url, image: openGraphValue(page.head, "og:image") }))
      .filter((page): page is { url: string; image: string } => page.image !== null);
    const faults = withImage.flatMap(({ url, image }) => {
      const problem = problemOf(image, site);
      if (problem === null) return [];
      return [{ url, evidence: { at: "head > meta[property=og:image]", saw: { image: quoted(image), problem } } }];
    });
    if (faults.length > 0) return judgePages(faults, withImage.length);
    const answered = withImage.filter(({ url, image }) => isAnswered(image, url, site));
    if (withImage.length > 0 && answered.length === 0) return unknown("No preview picture was asked for.");
    return judgePages(faults, answered.length);
  },
  words: { en },
  // The same file, shown on the page, linked or named as its product's, is uploaded once.
  givesWayTo: [
    {
      to: ["img-broken", "broken-internal-links"],
      as: "task",
      when: ({ evidence: { saw } }) => isMissing(saw.problem),
    },
  ],
  about: ({ url, evidence: { saw } }) => [isMissing(saw.problem) ? saw.image : url],
  symptoms: [{ of: "relative-export", rank: 5, shows: ({ evidence: { saw } }) => isRelative(saw.image) }],
  fix,
});

type Site = Pick<SiteFacts, "pages" | "robots" | "probes">;

/** Whether anybody looked at what stands at the picture's address, or robots.txt closes it to us as to all. */
function isAnswered(image: string, page: string, { pages, robots, probes }: Site): boolean {
  const url = normaliseUrl(image, page);
  if (url === null) return false;
  return (
    askedPictures(probes).byUrl.has(url) ||
    pagesByUrl(pages).has(url) ||
    (robots.outcome === "parsed" &&
      new URL(url).origin === new URL(robots.url).origin &&
      !isAllowed(robots.rules, "Googlebot-Image", url))
  );
}

function problemOf(image: string, { pages, robots, probes }: Site): string | null {
  if (!/^(https?:)?\/\//i.test(image)) return "not a complete address";
  const url = URL.parse(image.replace(/^\/\//, "https://"));
  if (url === null) return "not a valid address";
  const own = robots.outcome === "parsed" && url.origin === new URL(robots.url).origin;
  if (own && isKeptFromFacebook(robots.rules, url)) return "robots.txt blocks facebookexternalhit";
  const address = normaliseUrl(url.href) ?? url.href;
  const response = askedPictures(probes).byUrl.get(address) ?? pagesByUrl(pages).get(address)?.response;
  if (!response) return null;
  if (response.status === 404 || response.status === 410) return `answers ${response.status}`;
  return response.status === 200 && response.contentType?.startsWith("text/html") === true
    ? "is a web page, not a picture"
    : null;
}

/** Pictures that are closed to Google as well, and a site that is closed to Facebook as a whole, have rules of their own. */
const isKeptFromFacebook = (robots: RobotsTxt, url: URL): boolean =>
  !isAllowed(robots, "facebookexternalhit", url.href) &&
  isAllowed(robots, "facebookexternalhit", `${url.origin}/`) &&
  isAllowed(robots, "Googlebot-Image", url.href);
