import { isLocalCopy } from "../../../../reading/address-form.ts";
import { canonicalVotes } from "../../../../reading/canonical-votes.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, notApplicable } from "../../../../verdict.ts";

const STAGING =
  /(^|[.-])(staging|stage|dev|test|preview|beta|demo|local|localhost|uat)([.-]|$)|\.(vercel\.app|netlify\.app)$/i;

export const rule = defineSiteRule({
  id: "canonical-cross-domain",
  category: "technical",
  area: "indexability",
  severity: "high",
  fixKind: "meta",
  // A text taken over from a partner may name its source on purpose.
  certainty: 0.85,
  reads: ["home", "pages", "registrableDomain"],
  says: {
    failing: "Canonical link names another domain",
    why: "The page tells search engines to list a page of another domain in its place, so yours may disappear from the results.",
    fix: "Point the canonical link at your own address. If it names a test or former domain, correct the base address in the shop's settings. Keep it only where the text really belongs to the other site.",
    source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  },
  judge: ({ home, pages, registrableDomain }) => {
    const votes = canonicalVotes({ pages });
    // A copy on this machine that names the public shop throughout is how development works.
    if (
      isLocalCopy(
        home,
        votes.map(({ target }) => target),
      )
    )
      return notApplicable();
    const faults = votes
      .filter(({ target }) => !isOwn(new URL(target).hostname, registrableDomain))
      .map(({ page, target }) => {
        const saw = { canonical: target, looksLikeTestSite: STAGING.test(new URL(target).hostname) };
        return { url: page.url, evidence: { at: "link[rel=canonical]", saw, expected: page.url } };
      });
    return judgePages(faults, votes.length);
  },
});

const isOwn = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);
