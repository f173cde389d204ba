import { openBrowserPool } from "@audit/crawler/render";
import type { Audit, AuditRequest, AuditStore } from "../audit.ts";
import { openAuditInProcess, type InProcess } from "./open-audit-in-process.ts";
import { openSlots } from "./open-slots.ts";

/** What audits of one program share, so that many can wait for their sites and few are dear at once. */
export interface AuditHost {
  /** As `openAuditInProcess`; judging and pages in a browser wait for their turn. */
  open(request: AuditRequest, store: AuditStore, options?: HostedOptions): Audit;
  /** Ends the browsers. */
  close(): Promise<void>;
}

export interface HostSlots {
  /** Sites judged and planned at once. */
  readonly judging: number;
  readonly browsers: number;
  /** Pages at once, in all browsers. */
  readonly browserPages: number;
}

type HostedOptions = Omit<InProcess, "browsers"> & {
  /** Hears when the audit begins to wait for a turn, and when it goes on. */
  readonly onWait?: (waits: boolean) => void;
};

/** A browser that nobody used for so long gives its memory back. */
const IDLE_MS = 60_000;

export function openAuditHost({ judging, browsers, browserPages }: HostSlots): AuditHost {
  const pool = openBrowserPool({ browsers, pages: browserPages, idleMs: IDLE_MS });
  const slots = openSlots(judging);
  return {
    open(request, store, { onWait, ...options } = {}) {
      const audit = openAuditInProcess(request, store, { ...options, browsers: pool });
      const waiting = { signal: options.signal, ...(onWait ? { onWait } : {}) };
      // Who was judged goes on before others begin: a judged site is what takes most memory.
      const goOn = <T>(work: () => Promise<T>): Promise<T> => slots.inTurn(work, { ...waiting, first: true });
      return {
        ...audit,
        judge: () => slots.inTurn(audit.judge, waiting),
        plan: () => goOn(audit.plan),
        json: () => goOn(audit.json),
        report: () => goOn(audit.report),
      };
    },
    close: pool.close,
  };
}
