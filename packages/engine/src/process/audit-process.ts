import { followParent } from "@audit/crawler/follow-parent";
import { lowerPriority } from "@audit/crawler/lower-priority";
import type {
  CrawlQuota,
  Audit,
  AuditProgress,
  AuditRequest,
  AuditSources,
  AuditStore,
  CheckWanted,
  Log,
} from "../audit.ts";
import type { FieldVitals, SearchPerformance } from "@audit/facts";
import { openAudit } from "../open-audit.ts";
import type { AuditBrowser, BrowserState } from "../rendering/audit-browser.ts";
import type { RanInBrowser } from "./open-audit-in-process.ts";
import { leave } from "./leave.ts";
import { createRpc, type Channel } from "./rpc.ts";
import { sendSeldom } from "./send-seldom.ts";

// The process that does one audit. It lives as long as its parent's channel: without a parent there is no orphan.
const tell = followParent(leave);
// Whoever waits for an answer of the server comes first, where there are more processes than processors.
lowerPriority(10);

const channel: Channel = {
  send: tell,
  onMessage: (listener) => process.on("message", listener),
};

let audit: Audit | null = null;
const opened = (): Audit => {
  if (!audit) throw new Error("The audit was not opened.");
  return audit;
};

const parent = createRpc(
  channel,
  {
    open: (request: AuditRequest, metered: boolean, browserState: BrowserState) => {
      const quota = metered ? { quota: remoteAllowance } : {};
      const browser = remoteBrowser(browserState);
      audit = openAudit(request, { store: remoteStore(), sources: remoteSources, log: remoteLog, browser, ...quota });
    },
    crawl,
    judge: () => opened().judge(),
    plan: () => opened().plan(),
    check: (wanted: CheckWanted) => opened().check(wanted),
    json: () => opened().json(),
    report: () => opened().report(),
    siteSummary: () => opened().siteSummary(),
    pageTable: () => opened().pageTable(),
    addresses: (rule: string) => opened().addresses(rule),
  },
  ({ message }) => new Error(message),
);

/** Nobody sees more of it, and each message judges what waits for company and costs both processes. */
const TELL_EVERY_MS = 500;

async function crawl(): Promise<void> {
  const progress = sendSeldom<AuditProgress>((latest) => void parent.call("progress", latest), TELL_EVERY_MS);
  await opened().crawl(progress.push).finally(progress.stop);
}

/** Nobody waits for a line: a parent that is gone needs none. */
const remoteLog: Log = (line) => void parent.call("log", line).catch(() => {});

/** The parent holds the keys and asks. */
const remoteSources: AuditSources = {
  fieldVitals: async (wanted) => (await parent.call("fieldVitals", wanted)) as FieldVitals,
  searchPerformance: async (home) => (await parent.call("searchPerformance", home)) as SearchPerformance,
};

const remoteAllowance: CrawlQuota = {
  take: async (wanted) => (await parent.call("takeQuota", wanted)) as number,
  giveBack: async (unused) => void (await parent.call("giveBackQuota", unused)),
};

/** The parent owns the browsers, which many audits share. */
function remoteBrowser(state: BrowserState): AuditBrowser {
  let sandboxed = false;
  let busyMs = 0;
  return {
    state,
    render: async (url) => {
      const ran = (await parent.call("render", url)) as RanInBrowser;
      ({ sandboxed, busyMs } = ran);
      return ran.outcome;
    },
    sandboxed: () => sandboxed,
    busyMs: () => busyMs,
    close: async () => void (await parent.call("closeBrowser")),
  };
}

/** The parent's store, over the channel; batches are pulled one at a time. */
function remoteStore(): AuditStore {
  return {
    saveBatch: async (batch, pages) => void (await parent.call("saveBatch", batch, pages)),
    saveRecord: async (record) => void (await parent.call("saveRecord", record)),
    loadRecord: async () => (await parent.call("loadRecord")) as Uint8Array | null,
    saveEntry: async (key, entry) => void (await parent.call("saveEntry", key, entry)),
    loadEntry: async (key) => (await parent.call("loadEntry", key)) as Uint8Array | null,
    loadBatches: async function* () {
      for (let first = true; ; first = false) {
        const batch = (await parent.call("nextBatch", first)) as Uint8Array | null;
        if (batch === null) return;
        yield batch;
      }
    },
  };
}
