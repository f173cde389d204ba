import { registrableDomainOf, type LabValues } from "@audit/facts";
import type { CDPSession } from "playwright-core";

/** Counts what a page loads, by the browser's own books. */
export interface Transfers {
  bytes(): LabValues["bytes"];
  requests(): number;
  /** Share of the script text that was never run, 0..1; null when there was none or it could not be told. */
  unusedScript(): Promise<number | null>;
}

/** Starts counting; to be called before the page is opened. `home` tells own scripts from those of others. */
export async function watchTransfers(cdp: CDPSession, home: string): Promise<Transfers> {
  const own = registrableDomainOf(home);
  const kinds = new Map<string, { script: boolean; foreign: boolean }>();
  const bytes = { total: 0, script: 0, thirdPartyScript: 0 };
  let requests = 0;
  cdp.on("Network.requestWillBeSent", ({ requestId, type, request }) => {
    if (!kinds.has(requestId)) requests += 1;
    kinds.set(requestId, { script: type === "Script", foreign: registrableDomainOf(request.url) !== own });
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    bytes.total += encodedDataLength;
    if (kind?.script !== true) return;
    bytes.script += encodedDataLength;
    if (kind.foreign) bytes.thirdPartyScript += encodedDataLength;
  });
  await cdp.send("Network.enable");
  await cdp.send("Profiler.enable");
  await cdp.send("Profiler.startPreciseCoverage", { callCount: false, detailed: true });
  return {
    bytes: () => ({ ...bytes }),
    requests: () => requests,
    unusedScript: async () => {
      const { result } = await cdp.send("Profiler.takePreciseCoverage");
      const scripts = result.filter(({ url }) => /^https?:/.test(url)).map(({ functions }) => runShare(functions));
      const all = scripts.reduce((sum, { length }) => sum + length, 0);
      return all === 0 ? null : scripts.reduce((sum, { unused }) => sum + unused, 0) / all;
    },
  };
}

type Functions = readonly {
  readonly ranges: readonly { readonly startOffset: number; readonly endOffset: number; readonly count: number }[];
}[];

/** Inner ranges come after the ones they lie in, so the last word on a place is the innermost one's. */
function runShare(functions: Functions): { length: number; unused: number } {
  const ranges = functions.flatMap((one) => one.ranges);
  const length = ranges.reduce((most, { endOffset }) => Math.max(most, endOffset), 0);
  const run = new Uint8Array(length);
  const outerFirst = ranges.toSorted((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  for (const { startOffset, endOffset, count } of outerFirst) run.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return { length, unused: length - run.reduce((sum, one) => sum + one, 0) };
}
