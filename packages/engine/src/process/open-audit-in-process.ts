import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import type { BrowserPool, RenderOutcome } from "@audit/crawler/render";
import type { Plan } from "@audit/planner";
import {
  AuditEnded,
  AuditFailed,
  DiskFault,
  type CrawlQuota,
  type Audit,
  type AuditProgress,
  type AuditRequest,
  type AuditSources,
  type AuditStore,
  type FieldWanted,
  type CheckOutcome,
  type JudgedSite,
  type Log,
  type LogLine,
} from "../audit.ts";
import type { AuditJson } from "../audit-json.ts";
import type { SiteSummary } from "../site-summary/site-summary.ts";
import type { Report } from "../report/report.ts";
import { noSources } from "../ask-sources.ts";
import { readAddress } from "../read-address.ts";
import { openAuditBrowser, type AuditBrowser } from "../rendering/audit-browser.ts";
import { forkApart } from "./fork-apart.ts";
import { peakMemoryOf } from "./peak-memory-of.ts";
import { createRpc, type RemoteError, type Rpc } from "./rpc.ts";

// A hostile page may at worst end this process, never the server; sizes by docs/performance.md.
// An audit waits for its site nearly all the time, and memory bounds how many do: an eighth less of it for a tenth more work.
const CHILD_FLAGS = [
  "--max-semi-space-size=4",
  "--heap-growing-percent=40",
  "--max-old-space-size=1024",
  "--optimize-for-size",
];
/** Buffers of a page's size are given back to the system at once: kept, they made a quarter of a long crawl's memory. */
const CHILD_ENVIRONMENT = {
  MALLOC_MMAP_THRESHOLD_: "65536",
  MALLOC_TRIM_THRESHOLD_: "131072",
  MALLOC_ARENA_MAX: "2",
};

/** As one file where the caller of this program has bundled it, which starts three times as fast. */
const PROGRAM = process.env["AUDIT_PROCESS"] ?? join(import.meta.dirname, "audit-process.ts");

/** An address in a log; the site made it. */
const MOST_URL = 200;

/** What the process of an audit hears of a page in its parent's browser. */
export interface RanInBrowser {
  readonly outcome: RenderOutcome;
  readonly sandboxed: boolean;
  readonly busyMs: number;
}

export interface InProcess {
  readonly signal?: AbortSignal;
  readonly sources?: AuditSources;
  readonly quota?: CrawlQuota;
  /** Browsers that this audit shares with others; nothing said is one of its own. */
  readonly browsers?: BrowserPool;
  /** Gets stages, waits and faults, at most 30 lines a minute, and of an end before its time; nobody by default. */
  readonly log?: Log;
  /** Takes the most memory that the process has held, in bytes, when it is closed; never called where the system does not tell. */
  readonly onMemory?: (peakBytes: number) => void;
}

/**
 * Opens an audit in a process of its own, so that nothing a page does can stall or kill the caller.
 * @throws AuditFailed when the address can't be read.
 */
export function openAuditInProcess(
  request: AuditRequest,
  store: AuditStore,
  { signal, sources = noSources, quota, browsers, log = () => {}, onMemory }: InProcess = {},
): Audit {
  const { host } = new URL(readAddress(request.url));
  const child = forkApart(PROGRAM, { flags: CHILD_FLAGS, environment: CHILD_ENVIRONMENT });
  const browser = openAuditBrowser(request, browsers?.openSite);
  let closed = false;
  let lastUrl: string | null = null;
  let lastReason: string | null = null;
  let onProgress: ((progress: AuditProgress) => void) | undefined;
  const rpc = connect(child, {
    ...storeHandlers(store),
    fieldVitals: (wanted: FieldWanted) => sources.fieldVitals(wanted),
    searchPerformance: (home: string) => sources.searchPerformance(home),
    takeQuota: (wanted: number) => quota?.take(wanted) ?? wanted,
    giveBackQuota: (unused: number) => quota?.giveBack(unused),
    ...browserHandlers(browser),
    progress: (progress: AuditProgress) => {
      lastUrl = progress.url;
      onProgress?.(progress);
    },
    log: (line: LogLine) => {
      lastReason = line.reason;
      log(line);
    },
  });
  // What a process that was killed or ran out of memory was busy with, nobody else can tell.
  child.once("exit", (code, by) => {
    void browser.close();
    if (closed) return;
    const details = { by: by ?? code, lastUrl: lastUrl?.slice(0, MOST_URL) ?? null, lastReason };
    log({
      level: signal?.aborted === true ? "warn" : "error",
      stage: "process",
      host,
      reason: "the audit process ended early",
      details,
    });
  });
  const kill = (): void => {
    rpc.fail(new DOMException("The audit was stopped.", "AbortError"));
    child.kill("SIGKILL");
  };
  signal?.addEventListener("abort", kill, { once: true });
  const opened = rpc.call("open", request, quota !== undefined, browser.state);
  opened.catch(() => {});
  const ask = async (stage: string, ...args: readonly unknown[]): Promise<unknown> => {
    await opened;
    return rpc.call(stage, ...args);
  };
  return {
    crawl: async (listener) => {
      onProgress = listener;
      await ask("crawl");
    },
    judge: async () => (await ask("judge")) as JudgedSite,
    plan: async () => (await ask("plan")) as Plan,
    check: async (wanted) => (await ask("check", wanted)) as CheckOutcome,
    json: async () => (await ask("json")) as AuditJson,
    report: async () => (await ask("report")) as Report,
    siteSummary: async () => (await ask("siteSummary")) as SiteSummary,
    addresses: async (rule) => (await ask("addresses", rule)) as Uint8Array[],
    pageTable: async () => (await ask("pageTable")) as Uint8Array[],
    close: async () => {
      closed = true;
      signal?.removeEventListener("abort", kill);
      await browser.close();
      if (child.exitCode !== null || child.signalCode !== null) return;
      const peak = peakMemoryOf(child.pid);
      if (peak !== null) onMemory?.(peak);
      const gone = new Promise((resolve) => child.once("exit", resolve));
      kill();
      await gone;
    },
  };
}

function connect(child: ChildProcess, handlers: Parameters<typeof createRpc>[1]): Rpc {
  const rpc = createRpc(
    {
      send: (message) => void (child.connected && child.send(message, () => {})),
      onMessage: (listener) => void child.on("message", listener),
    },
    handlers,
    revive,
  );
  child.on("error", (error) => rpc.fail(error));
  child.on("exit", (code, killed) => rpc.fail(new AuditEnded(String(killed ?? code))));
  return rpc;
}

const browserHandlers = (browser: AuditBrowser): Parameters<typeof createRpc>[1] => ({
  render: async (url: string): Promise<RanInBrowser> => ({
    outcome: await browser.render(url),
    sandboxed: browser.sandboxed(),
    busyMs: browser.busyMs(),
  }),
  closeBrowser: browser.close,
});

function storeHandlers(store: AuditStore): Parameters<typeof createRpc>[1] {
  let batches: AsyncIterator<Uint8Array> | null = null;
  return {
    saveBatch: (batch: Uint8Array, pages: number) => store.saveBatch(batch, pages),
    saveRecord: (record: Uint8Array) => store.saveRecord(record),
    loadRecord: () => store.loadRecord(),
    saveEntry: (key: string, entry: Uint8Array) => store.saveEntry(key, entry),
    loadEntry: (key: string) => store.loadEntry(key),
    nextBatch: async (first: boolean) => {
      if (first || !batches) batches = store.loadBatches()[Symbol.asyncIterator]();
      const { done, value } = await batches.next();
      return done ? null : value;
    },
  };
}

function revive({ cause, code, message }: RemoteError): Error {
  if (cause === "site") return new AuditFailed(code ?? "", message);
  return cause === "disk" ? new DiskFault(code ?? "", message) : new Error(message);
}
