import type { ScriptFact, TechFacts } from "../page-facts.ts";
import { detach } from "../text/characters.ts";
import { isSameList } from "./same-list.ts";

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

function findIn(text: string, found: Map<string, string | null>): void {
  for (const { kind, pieces, id } of signatures) {
    if (found.get(kind) != null || !pieces.some((piece) => text.includes(piece))) continue;
    const match = id?.exec(text);
    const account = match?.[1] ?? match?.[2] ?? null;
    // "GTM-", "AW-" and "UA-" alone are too short to prove anything.
    const proven = account !== null || pieces.some((piece) => piece.length > 4 && text.includes(piece));
    if (proven) found.set(kind, account === null ? null : detach(account));
  }
}

const mostRemembered = 300;
const longestRemembered = 20_000;
const remembered = new Map<string, ReadonlyMap<string, string | null>>();

/** Snippets repeat on every page of a site: each is looked at once. */
function findInSnippet(text: string): ReadonlyMap<string, string | null> {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const found = new Map<string, string | null>();
  findIn(text, found);
  if (remembered.size >= mostRemembered) remembered.clear();
  if (text.length <= longestRemembered) remembered.set(detach(text), found);
  return found;
}

/** Mostly the page before loads the same scripts. */
let last: { addresses: readonly string[]; found: ReadonlyMap<string, string | null> } = {
  addresses: [],
  found: new Map(),
};

function findInAddresses(addresses: readonly string[]): ReadonlyMap<string, string | null> {
  if (!isSameList(addresses, last.addresses)) last = { addresses, found: findInSnippet(addresses.join("\n")) };
  return last.found;
}

/** A long script that assigns one literal is the page's state, not a snippet. */
function isData(text: string): boolean {
  return (
    text.length > 1000 &&
    /^\s*(?:window\.|self\.|var |let |const )[\w.$]+\s*=\s*(?:JSON\.parse|[[{]["{[])/.test(text.slice(0, 100))
  );
}

/** Measuring tools that the page loads or sets up itself. */
export function readAnalytics(
  scripts: readonly ScriptFact[],
  inlineScripts: readonly string[],
): TechFacts["analytics"] {
  const found = new Map(findInAddresses(scripts.map((script) => script.url ?? "")));
  for (const text of inlineScripts) {
    if (isData(text)) continue;
    for (const [kind, id] of findInSnippet(text)) if (found.get(kind) == null) found.set(kind, id);
  }
  return [...found].map(([kind, id]) => ({ kind, id }));
}
