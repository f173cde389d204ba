import { isIP } from "node:net";
import { rareTexts } from "@audit/contract";
import { readAddress } from "@audit/engine/process";
import { getDomain } from "tldts";
import { Problem } from "../../platform/http/index.ts";

const BY_NAME = { allowPrivateDomains: true } as const;

/**
 * The domain that somebody means by what was typed, as it will be proved: a host name without a dot at its end, the bare
 * domain for its www form; with its port for a host that the operator allowed by name.
 * @throws Problem INVALID_URL for what can't be anybody's own: no name, an IP address, a public suffix.
 */
export function acceptOwnableDomain(typed: string, allowHosts: readonly string[]): string {
  const url = parse(typed);
  if (url === null) throw refusal(rareTexts.siteInvalid);
  const port = url.port === "" ? (url.protocol === "https:" ? "443" : "80") : url.port;
  if (allowHosts.includes(`${url.hostname}:${port}`)) return url.host;
  const name = url.hostname.replace(/\.$/, "");
  if (isIP(name.replace(/^\[|\]$/g, "")) !== 0 || !name.includes(".")) throw refusal(rareTexts.siteInvalid);
  const registrable = getDomain(name, BY_NAME);
  if (registrable === null) throw refusal(rareTexts.siteIsEnding(name));
  return name === `www.${registrable}` ? registrable : name;
}

const refusal = (text: string): Problem => new Problem("INVALID_URL", { text });

function parse(typed: string): URL | null {
  try {
    return new URL(readAddress(typed));
  } catch {
    return null;
  }
}

/** Whether proving a domain speaks for a host: for itself and the names below it, never for those above. */
export const speaksFor = (domain: string, host: string): boolean => host === domain || host.endsWith(`.${domain}`);

/** Whether public DNS can speak for it. */
export const isInDns = (domain: string): boolean => !domain.includes(":") && isIP(domain) === 0;
