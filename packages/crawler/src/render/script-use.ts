import { registrableDomainOf, type LabValues } from "@audit/facts";
import type { CDPSession } from "playwright-core";

/** How a page uses its scripts. */
export interface ScriptUse {
  /** Ends the measurement. Null each where nothing was measured. */
  read(): Promise<Pick<LabValues, "unusedScript" | "scriptMs">>;
}

/** Starts measuring which scripts run, and for how long; to be called before the page is opened. */
export async function watchScripts(cdp: CDPSession, home: string): Promise<ScriptUse> {
  await cdp.send("Profiler.enable");
  await cdp.send("Profiler.setSamplingInterval", { interval: 1000 });
  await cdp.send("Profiler.startPreciseCoverage", { callCount: false, detailed: true });
  await cdp.send("Profiler.start");
  return {
    read: async () => {
      const { profile } = await cdp.send("Profiler.stop");
      const { result } = await cdp.send("Profiler.takePreciseCoverage");
      return { unusedScript: unusedShare(result), scriptMs: timeIn(profile, registrableDomainOf(home)) };
    },
  };
}

interface Profile {
  readonly nodes: readonly { readonly id: number; readonly callFrame: { readonly url: string } }[];
  readonly samples?: readonly number[];
  /** Microseconds before each sample. */
  readonly timeDeltas?: readonly number[];
}

function timeIn({ nodes, samples = [], timeDeltas = [] }: Profile, own: string): LabValues["scriptMs"] {
  const kinds = new Map(nodes.map(({ id, callFrame: { url } }) => [id, kindOf(url, own)]));
  const ms = { own: 0, foreign: 0 };
  for (const [at, node] of samples.entries()) {
    const kind = kinds.get(node) ?? null;
    if (kind !== null) ms[kind] += Math.max(0, timeDeltas[at] ?? 0) / 1000;
  }
  return ms;
}

const kindOf = (url: string, own: string): "own" | "foreign" | null =>
  !/^https?:/.test(url) ? null : registrableDomainOf(url) === own ? "own" : "foreign";

interface Covered {
  readonly url: string;
  readonly functions: readonly {
    readonly ranges: readonly { readonly startOffset: number; readonly endOffset: number; readonly count: number }[];
  }[];
}

function unusedShare(scripts: readonly Covered[]): number | null {
  let all = 0;
  let unused = 0;
  for (const { url, functions } of scripts) {
    if (!/^https?:/.test(url)) continue;
    const run = runPlaces(functions);
    all += run.length;
    for (const place of run) unused += place === 0 ? 1 : 0;
  }
  return all === 0 ? null : unused / all;
}

/** One byte for each character that was run. Inner ranges come last: the innermost one has the say about a place. */
function runPlaces(functions: Covered["functions"]): Uint8Array {
  const ranges = functions.flatMap((one) => one.ranges);
  const run = new Uint8Array(ranges.reduce((most, { endOffset }) => Math.max(most, endOffset), 0));
  const outerFirst = ranges.toSorted((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  for (const { startOffset, endOffset, count } of outerFirst) run.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return run;
}
