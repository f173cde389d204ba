import type { PageFacts } from "@audit/facts";
import { remembered } from "../remembered.ts";

/** Kinds of tools in TechFacts.analytics that count visits; advertising pixels and mailers are not among them. */
export const visitCounters: ReadonlySet<string> = new Set([
  "gtm",
  "ga4",
  "matomo",
  "plausible",
  "fathom",
  "umami",
  "cloudflare-insights",
  "clarity",
  "hotjar",
  "yandex-metrica",
  "goatcounter",
  "statcounter",
  "simple-analytics",
  "posthog",
  "mixpanel",
  "amplitude",
  "segment",
  "heap",
  "vercel-analytics",
  "wordpress-stats",
  "liveinternet",
  "mail-ru-counter",
  "baidu-tongji",
  "naver-analytics",
  "piwik-pro",
  "etracker",
  "econda",
  "adobe-analytics",
  "hubspot",
]);

/** Shop systems that count visits by themselves, without a script that a page shows. */
export const countingPlatforms: ReadonlySet<string> = new Set(["shopify", "wix", "squarespace"]);

/** Stopped collecting in July 2023, https://support.google.com/analytics/answer/11583528. */
export const DEAD_COUNTER = "universal-analytics";

/** Names under which texts on privacy and consent speak of the tools. */
const NAMES =
  /\b(Google[ -]Analytics|Google Tag Manager|Matomo|Piwik|Plausible|Umami|Fathom|Hotjar|Microsoft Clarity|etracker|econda|Mixpanel|PostHog|Yandex[. ]Metri[ck]a|Adobe Analytics)\b|(Яндекс[. ]?Метрик\p{L}+)/iu;

/** The statistics tool that a page's text speaks of; null where it names none. Articles may name any. */
export const counterNamedIn = ({ kind, text }: Pick<PageFacts, "kind" | "text">): string | null => {
  if (kind === "article") return null;
  const texts = [text.main, ...text.paragraphs, ...text.concealed.map((one) => one.text)];
  const match = texts.map((one) => NAMES.exec(one)).find((one) => one !== null);
  return match?.[1] ?? match?.[2] ?? null;
};

const LOADERS: readonly (readonly [tool: string, pattern: RegExp])[] = [
  ["Google tag", /googletagmanager\.com\/gtag\/js\?(?:.*&)?id=([\w-]+)/],
  ["Google Tag Manager", /googletagmanager\.com\/gtm\.js\?(?:.*&)?id=([\w-]+)/],
  ["Matomo", /\/(?:matomo|piwik)\.js/],
  ["Plausible", /plausible\.io\/js\//],
  ["Fathom", /usefathom\.com\/script\.js/],
  ["Umami", /umami\.is\/|\/umami\.js/],
  ["Clarity", /clarity\.ms\/tag\/(\w+)/],
];

/** The counter and account that a script address loads, e.g. "Google tag G-ABC1234"; null for other scripts. */
export const counterLoadedBy = remembered((url): string | null => {
  for (const [tool, pattern] of LOADERS) {
    const match = pattern.exec(url);
    if (match) return match[1] ? `${tool} ${match[1]}` : tool;
  }
  return null;
});
