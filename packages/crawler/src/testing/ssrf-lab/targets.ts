import { PRIVATE_V4, PRIVATE_V6, privateTargets } from "../private-targets.ts";
import { PORT, PUBLIC } from "./internet.ts";
import type { NameAnswer } from "./name-server.ts";

/** Something a site may lead us to that must never be connected to. */
export interface Target {
  readonly about: string;
  /** The domain of the site that leads there; names under test lie in it, so that they count as the site's own. */
  readonly domain: string;
  /** Address on the target, as a site writes it. */
  url(path: string): string;
  /** What the target's name leads to; null for addresses, and for names that need no name server. */
  readonly name: { readonly host: string; readonly answer: NameAnswer } | null;
}

const PUBLIC_V4 = PUBLIC[0]!;

/** All spellings of private addresses, and names that lead to them. */
export function allTargets(): Target[] {
  const spelled = privateTargets(PORT).map((url, index) => ({
    about: url,
    domain: `spelled${index}.com`,
    url: (path: string) => (url.endsWith("/") ? url + path : url),
    name: null,
  }));
  return [...spelled, ...namedAnswers().map(named)];
}

function named(answer: NameAnswer, index: number): Target {
  const domain = `named${index}.com`;
  const host = ["in", "IN", "in."][index % 3] === "IN" ? `IN.${domain}` : `in.${domain}`;
  const dot = index % 3 === 2 ? "." : "";
  return {
    about: `a name for ${[answer.alias ?? [], ...answer.addresses].flat().join(", ")}`,
    domain,
    url: (path) => `http://${host}${dot}:${PORT}/${path}`,
    name: { host: host.toLowerCase(), answer },
  };
}

/** Each private address behind a name, alone, beside a public one before or after it, and behind another name. */
function namedAnswers(): NameAnswer[] {
  const v6 = PRIVATE_V6.map((address) => new URL(`http://[${address}]/`).hostname.slice(1, -1));
  const alone = [...PRIVATE_V4, ...new Set(v6)].map((address) => ({ addresses: [address] }));
  const worst = ["127.0.0.1", "10.0.0.1", "169.254.169.254", "::1", "fd00::1"];
  return [
    ...alone,
    ...worst.map((address) => ({ addresses: [PUBLIC_V4, address] })),
    ...worst.map((address) => ({ addresses: [address, PUBLIC_V4] })),
    ...worst.map((address) => ({ addresses: [address], alias: "cdn.elsewhere.net" })),
    ...["127.0.0.1", "169.254.169.254"].map((address) => ({ addresses: [address], alias: `${address}.nip.io` })),
    { addresses: ["::ffff:7f00:1"] },
    { addresses: ["64:ff9b::7f00:1"] },
  ];
}
