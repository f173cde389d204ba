import { registrableDomainOf, type LabValues } from "@audit/facts";
import type { Session } from "./request-policy.ts";

/** What a page loads, by the browser's own books. */
export interface Transfers {
  bytes(): LabValues["bytes"];
  requests(): number;
  /** Requests that reached the site's own hosts. */
  ownRequests(): number;
}

/**
 * Starts counting; to be called before the page is opened. `home` tells own files from those of others. A file that the
 * cache served counts with the bytes it once had, as if this page were a visitor's first.
 */
export async function watchTransfers(cdp: Session, home: string, weights: Map<string, number>): Promise<Transfers> {
  const own = registrableDomainOf(home);
  const files = new Map<string, { url: string; script: boolean; foreign: boolean }>();
  const bytes = { total: 0, script: 0, thirdPartyScript: 0 };
  const cached = new Set<string>();
  let asked = 0;
  cdp.on("Network.requestWillBeSent", ({ requestId, type, request: { url } }) => {
    if (/^https?:/.test(url)) {
      files.set(requestId, { url, script: type === "Script", foreign: registrableDomainOf(url) !== own });
    }
  });
  cdp.on("Network.requestServedFromCache", ({ requestId }) => void cached.add(requestId));
  cdp.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.fromDiskCache === true) cached.add(requestId);
    const file = files.get(requestId);
    if (file !== undefined && !file.foreign && !cached.has(requestId)) asked += 1;
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file === undefined) return;
    const weight = cached.has(requestId) ? (weights.get(file.url) ?? 0) : encodedDataLength;
    weights.set(file.url, weight);
    bytes.total += weight;
    if (!file.script) return;
    bytes.script += weight;
    if (file.foreign) bytes.thirdPartyScript += weight;
  });
  await cdp.send("Network.enable");
  return { bytes: () => ({ ...bytes }), requests: () => files.size, ownRequests: () => asked };
}
