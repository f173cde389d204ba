import { analyticsTag } from "../../../../fixes/pages/tools.ts";
import { en } from "./words.en.ts";
import {
  counterNamedIn,
  countingPlatforms,
  DEAD_COUNTER,
  visitCounters,
} from "../../../../knowledge/analytics-tools.ts";
import { consentToolOf } from "../../../../knowledge/consent-tools.ts";
import { pagesIn, readableHtml } from "../../../../populations.ts";
import { noted } from "../../../../reading/noted.ts";
import { quoted } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";

/** Names of files that often load a counter from the shop's own address. */
const MAY_COUNT =
  /(^|[/_.-])(gtag|gtm|ga4?|google[_-]?tag\w*|analytics?|track(ing|er)|stats|metri(cs|ka)|pixel|matomo|piwik|plausible|umami|consent|cookies?)([_.-][^/]*)?\.js$/i;

/** Files that a bundler makes of all of a site's scripts: named by a hash of what is in them, or by their part. */
const BUNDLE = /\/_next\/static\/|\/_nuxt\/|[/_.-](bundle|chunk|runtime)[^/]*\.js$|[.-](?=[a-z]*\d)[\da-z_]{8,}\.js$/i;

const counterOn = noted(counterNamedIn);

export const rule = defineSiteRule({
  id: "analytics-missing",
  category: "tools",
  area: "measurement",
  severity: "medium",
  fixKind: "config",
  // A tool that hides behind own addresses, or on the server, leaves no sign.
  certainty: 0.6,
  repair: { once: true },
  reads: ["pages", "profile", "rendering"],
  source: "https://support.google.com/analytics/answer/9304153",
  judge: ({ pages, profile, rendering }) => {
    const readable = pagesIn(pages, readableHtml);
    if (readable.length === 0) return notApplicable();
    const kinds = new Set(readable.flatMap(({ tech }) => tech.analytics.map(({ kind }) => kind)));
    if ([...kinds].some((kind) => visitCounters.has(kind))) return pass();
    // What consent holds back, and what a site's own files load, only a browser meets.
    const met = rendering.pages.flatMap(({ run }) => run.tools ?? []);
    if (met.some((kind) => visitCounters.has(kind))) return pass();
    if (readable.some(({ tech }) => countingPlatforms.has(tech.platform ?? ""))) return pass();
    if (readable.every(({ tech }) => tech.jsShell))
      return unknown("The pages are drawn by scripts, which may load statistics.");
    // Who sells nothing online can do without: it is no fault of the site.
    if (profile.sells !== true) return notApplicable();
    const naming = readable.map((page) => ({ page, tool: counterOn(page) })).find(({ tool }) => tool !== null);
    if (naming !== undefined)
      return unknown(`${naming.page.url} names ${naming.tool}, which may load once a visitor has agreed.`);
    const scripts = readable.flatMap(({ resources }) => resources.scripts.flatMap(({ url }) => url ?? []));
    const tool = scripts.map(consentToolOf).find((name) => name !== null);
    if (tool) return unknown(`${tool} asks visitors first and may load statistics afterwards.`);
    const likely = scripts.find((url) => MAY_COUNT.test(new URL(url).pathname));
    if (likely) return unknown(`${quoted(likely)} may load statistics; the script itself was not read.`);
    const bundle = scripts.find((url) => BUNDLE.test(new URL(url).pathname));
    if (bundle)
      return unknown(
        `${quoted(bundle)} holds many scripts of the site, statistics perhaps among them; it was not read.`,
      );
    const stopped = kinds.has(DEAD_COUNTER) ? "Universal Analytics, which stopped counting in July 2023" : null;
    return fail({
      at: "scripts of all pages",
      saw: { pages: readable.length, scriptFiles: new Set(scripts).size, found: stopped ?? [...kinds] },
    });
  },
  words: { en },
  fix: analyticsTag,
});
