import { detach } from "../text/characters.ts";

interface Signature {
  kind: string;
  /** Pieces of which one must be there: a cheap test before the pattern. */
  pieces: readonly string[];
  /** First group: the account, when it can be read. */
  id: RegExp | null;
}

const signatures: readonly Signature[] = [
  { kind: "gtm", pieces: ["googletagmanager.com/gtm.js", "GTM-"], id: /\b(GTM-[A-Z0-9]{4,})\b/ },
  { kind: "ga4", pieces: ["G-"], id: /\b(G-[A-Z0-9]{6,})\b/ },
  { kind: "google-ads", pieces: ["AW-"], id: /\b(AW-\d{6,})\b/ },
  {
    kind: "universal-analytics",
    pieces: ["google-analytics.com/analytics.js", "google-analytics.com/ga.js", "UA-"],
    id: /\b(UA-\d{4,}-\d+)\b/,
  },
  { kind: "matomo", pieces: ["matomo.js", "piwik.js", "_paq"], id: /setSiteId['"]\s*,\s*['"]?(\d+)/ },
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
  { kind: "yandex-metrica", pieces: ["mc.yandex.ru"], id: /ym\(\s*(\d+)/ },
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
