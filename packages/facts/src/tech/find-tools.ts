import { detach } from "../text/characters.ts";

interface Signature {
  kind: string;
  /** Pieces of which one must be there: a cheap test before the pattern. */
  pieces: readonly string[];
  /** First group: the account, when it can be read. */
  id: RegExp | null;
}

const signatures: readonly Signature[] = [
  {
    kind: "gtm",
    pieces: ["googletagmanager.com/gtm.js", "googletagmanager.com/ns.html", "GTM-"],
    id: /\b(GTM-[A-Z0-9]{4,})\b/,
  },
  // A "GT-" account is Google's own tag, which passes what it counts on to the properties joined with it.
  { kind: "ga4", pieces: ["G-", "GT-"], id: /\b(GT?-[A-Z0-9]{6,})\b/ },
  { kind: "google-ads", pieces: ["AW-"], id: /\b(AW-\d{6,})\b/ },
  {
    kind: "universal-analytics",
    pieces: ["google-analytics.com/analytics.js", "google-analytics.com/ga.js", "UA-"],
    id: /\b(UA-\d{4,}-\d+)\b/,
  },
  {
    kind: "matomo",
    pieces: ["matomo.js", "matomo.php", "piwik.js", "piwik.php", "_paq"],
    id: /setSiteId['"]\s*,\s*['"]?(\d+)/,
  },
  { kind: "plausible", pieces: ["plausible.io/js", "/plausible.js"], id: null },
  { kind: "meta-pixel", pieces: ["connect.facebook.net", "fbq("], id: /fbq\(\s*['"]init['"]\s*,\s*['"](\d{5,})['"]/ },
  { kind: "hotjar", pieces: ["static.hotjar.com", "hjid"], id: /hjid\s*[:=]\s*(\d+)/ },
  { kind: "clarity", pieces: ["clarity.ms/tag"], id: /clarity\.ms\/tag\/(\w+)|"clarity",\s*"script",\s*"(\w+)"/ },
  { kind: "tiktok-pixel", pieces: ["analytics.tiktok.com"], id: /ttq\.load\(\s*['"](\w+)['"]/ },
  { kind: "pinterest-tag", pieces: ["s.pinimg.com/ct"], id: /pintrk\(\s*['"]load['"]\s*,\s*['"](\d+)['"]/ },
  { kind: "linkedin-insight", pieces: ["snap.licdn.com"], id: /_linkedin_partner_id\s*=\s*['"](\d+)['"]/ },
  { kind: "fathom", pieces: ["usefathom.com"], id: null },
  { kind: "umami", pieces: ["umami.is", "/umami.js"], id: null },
  { kind: "cloudflare-insights", pieces: ["static.cloudflareinsights.com"], id: null },
  { kind: "klaviyo", pieces: ["static.klaviyo.com"], id: /company_id=(\w+)/ },
  {
    kind: "yandex-metrica",
    pieces: ["mc.yandex.ru", "mc.yandex.com", "metrika/tag.js"],
    id: /ym\(\s*(\d+)|\/watch\/(\d+)/,
  },
  { kind: "goatcounter", pieces: ["gc.zgo.at", ".goatcounter.com"], id: null },
  { kind: "statcounter", pieces: ["statcounter.com/counter"], id: /sc_project\s*=\s*(\d+)/ },
  { kind: "simple-analytics", pieces: ["simpleanalyticscdn.com", "simpleanalytics.com/latest"], id: null },
  { kind: "posthog", pieces: ["posthog.com", "posthog.init"], id: /posthog\.init\(\s*['"](\w+)['"]/ },
  { kind: "mixpanel", pieces: ["cdn.mxpnl.com", "mixpanel.init"], id: null },
  { kind: "amplitude", pieces: ["cdn.amplitude.com", "amplitude.init"], id: null },
  { kind: "segment", pieces: ["cdn.segment.com/analytics"], id: null },
  { kind: "heap", pieces: ["heapanalytics.com", "heap.load"], id: null },
  { kind: "vercel-analytics", pieces: ["/_vercel/insights/"], id: null },
  { kind: "wordpress-stats", pieces: ["stats.wp.com"], id: null },
  { kind: "liveinternet", pieces: ["counter.yadro.ru"], id: null },
  { kind: "mail-ru-counter", pieces: ["top-fwz1.mail.ru"], id: null },
  { kind: "baidu-tongji", pieces: ["hm.baidu.com/hm.js"], id: /hm\.js\?(\w{16,})/ },
  { kind: "naver-analytics", pieces: ["wcs.naver.net"], id: null },
  { kind: "piwik-pro", pieces: [".piwik.pro"], id: null },
  { kind: "etracker", pieces: ["etracker.com/code"], id: null },
  { kind: "econda", pieces: ["econda-monitor", "emos.js"], id: null },
  { kind: "adobe-analytics", pieces: ["assets.adobedtm.com"], id: null },
  { kind: "hubspot", pieces: ["js.hs-analytics.net", "js.hs-scripts.com"], id: null },
];

/** Accounts of the measuring tools that a text loads or sets up, by tool; null where the account can't be read. */
export type Tools = ReadonlyMap<string, string | null>;

export function findTools(text: string): Tools {
  const found = new Map<string, string | null>();
  for (const { kind, pieces, id } of signatures) {
    if (!pieces.some((piece) => text.includes(piece))) continue;
    const match = id?.exec(text);
    const account = match?.[1] ?? match?.[2] ?? null;
    // "GTM-", "AW-" and "UA-" alone are too short to prove anything.
    const proven = account !== null || pieces.some((piece) => piece.length > 4 && text.includes(piece));
    if (proven) found.set(kind, account === null ? null : detach(account));
  }
  return found;
}
