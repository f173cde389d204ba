import type { CrawlQuota, Audit, AuditRequest, AuditSources, AuditStore, Log } from "@audit/engine/process";

/** Opens an audit of the engine; tests put a scripted one in its place. */
export type OpenAudit = (
  request: AuditRequest,
  store: AuditStore,
  options: {
    signal: AbortSignal;
    log: Log;
    sources?: AuditSources;
    quota?: CrawlQuota;
    /** Hears when it waits for its turn beside other audits, and when it goes on. */
    onWait?: (waits: boolean) => void;
    /** Takes the most memory that its process has held, in bytes, when it ends. */
    onMemory?: (peakBytes: number) => void;
  },
) => Audit;
