import { findTools, registrableDomainOf, type LabValues } from "@audit/facts";
import type { Session } from "./request-policy.ts";

/** What a page loads, by the browser's own books. */
export interface Transfers {
  bytes(): LabValues["bytes"];
  requests(): number;
  /** Requests that reached the site's own hosts. */
  ownRequests(): number;
  /** Style sheets and scripts that did not come: what the page looks like and does then is not its own doing. */
  unloaded(): string[];
  /** Measuring tools that were asked for, or that the texts of the site's own script files set up. */
  tools(): Promise<string[]>;
}

const MOST_UNLOADED = 10;
/** Script files that are searched for measuring tools, and their letters together. */
const MOST_SCRIPTS = 40;
const MOST_LETTERS = 4_000_000;

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
  const failed = new Set<string>();
  const shapes = new Set<string>();
  cdp.on("Network.loadingFailed", ({ requestId, type, canceled }) => {
    if (canceled !== true && (type === "Stylesheet" || type === "Script")) failed.add(requestId);
  });
  cdp.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (type === "Stylesheet" || type === "Script") shapes.add(requestId);
    if (shapes.has(requestId) && response.status >= 400) failed.add(requestId);
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
  const namesOf = (text: string): string[] => [...findTools(text).keys()];
  return {
    bytes: () => ({ ...bytes }),
    requests: () => files.size,
    ownRequests: () => asked,
    unloaded: () => {
      const urls = [...failed].flatMap((id) => files.get(id)?.url ?? []);
      return [...new Set(urls)].filter((url) => namesOf(url).length === 0).slice(0, MOST_UNLOADED);
    },
    tools: async () => {
      const found = new Set([...files.values()].flatMap(({ url, script }) => (script ? namesOf(url) : [])));
      const own = [...files].filter(([id, { script, foreign }]) => script && !foreign && !failed.has(id));
      let letters = 0;
      for (const [requestId] of own.slice(0, MOST_SCRIPTS)) {
        if (letters > MOST_LETTERS) break;
        // A file that the browser holds no more says nothing.
        const { body } = await cdp.send("Network.getResponseBody", { requestId }).catch(() => ({ body: "" }));
        letters += body.length;
        for (const name of namesOf(body)) found.add(name);
      }
      return [...found].toSorted();
    },
  };
}
