import * as canonical from "../../../../fixes/head/canonical.ts";
import { en } from "./words.en.ts";
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
  repair: { result: "4-8 weeks" },
  reads: ["home", "pages", "registrableDomain"],
  source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
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
  words: { en },
  fix: canonical.selfCanonical,
});

const isOwn = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);
