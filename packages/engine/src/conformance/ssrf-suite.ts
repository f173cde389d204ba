import { checkTarget } from "@audit/crawler";
import type { Tally } from "./tally.ts";
import { folderOf, vectorsOf } from "./vectors.ts";

interface SsrfVector {
  input: string;
  category: string;
  mustBlock: boolean | "after-redirect";
  reason: string;
  resolvesTo?: string | string[];
  redirectTo?: string;
  blockingAlsoFine?: boolean;
}

// A public address for names whose own address does not matter to the vector (RFC 5737 ranges are refused).
const PUBLIC_ADDRESS = "93.184.215.14";

/** Whether the guard refuses what is not public, and lets public hosts through. */
export function runSsrf(given: string, tally: Tally): void {
  const folder = folderOf(given, "ssrf", "vectors.json");
  for (const vector of vectorsOf<SsrfVector>(folder, "vectors.json")) {
    const about = `${vector.input} (${vector.category}, ${vector.reason})`;
    if (vector.mustBlock === "after-redirect") holdRedirect(vector, about, tally);
    else if (vector.blockingAlsoFine === true) tally.leaveOut("either answer is fine");
    else
      tally.hold(
        vector.mustBlock ? "must block" : "must pass",
        !vector.mustBlock,
        passes(vector.input, vector.resolvesTo),
        about,
      );
  }
}

function holdRedirect({ input, redirectTo = "", resolvesTo }: SsrfVector, about: string, tally: Tally): void {
  tally.hold("first hop", true, passes(input, undefined), about);
  // Some vectors tell in words where the next address stands: "sitemap.xml loc http://127.0.0.1/secret".
  const next = /(?:[a-z][a-z0-9+.-]*:)?\/\/\S+$/i.exec(redirectTo)?.[0] ?? redirectTo;
  if (resolvesTo === undefined && /\.(nip|sslip|xip)\.io$/.test(new URL(next, input).hostname)) {
    return tally.leaveOut("the vector does not say what the name resolves to; the guard decides on the address");
  }
  tally.hold("next target", false, passes(new URL(next, input).href, resolvesTo), `${about} to ${redirectTo}`);
}

function passes(address: string, resolvesTo: string | string[] | undefined): boolean {
  const addresses = resolvesTo === undefined ? [PUBLIC_ADDRESS] : [resolvesTo].flat();
  // Ports are a rule of our own and stricter than the vectors: here every port may pass.
  const ports = [Number(URL.parse(address)?.port || (address.startsWith("https:") ? 443 : 80))];
  return checkTarget(address, { addresses, ports }).allowed;
}
