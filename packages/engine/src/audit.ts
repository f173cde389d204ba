import type { Evidence } from "@audit/rules";
import type { Scores } from "@audit/auditor";
import type { AccessHeaders, CrawlProgress, OwnSite } from "@audit/crawler";
import type { FieldVitals, ProfileCorrection, SearchPerformance } from "@audit/facts";
import type { Plan } from "@audit/planner";
import type { AuditJson } from "./audit-json.ts";
import type { SiteSummary } from "./site-summary/site-summary.ts";
import type { Report } from "./report/report.ts";

/** What to audit and within which bounds. */
export interface AuditRequest {
  /** As the owner typed it; https:// is assumed when no scheme is given. */
  readonly url: string;
  readonly maxPages: number;
  readonly maxSeconds: number;
  /** Upper bound of parallel requests. */
  readonly concurrency: number;
  /** Requests per second and host; 0 (no pause) only for hosts in allowHosts. */
  readonly rate: number;
  /** Exact host:port pairs exempt from the public-address guard. */
  readonly allowHosts: readonly string[];
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
  readonly locale?: string;
  /** The only pages to read, beside the start page, robots.txt and sitemaps. */
  readonly only?: ReadonlySet<string>;
  /** Headers that open the site to us, sent to the start's own host alone; never kept, shown or logged. */
  readonly access?: AccessHeaders;
  /** Pages to run in a browser as well; nothing said is "off". */
  readonly render?: RenderSetting;
  /** Ids of the only rules to judge by; nothing said is all of them. */
  readonly rules?: readonly string[];
  /** How the crawler names itself; default `USER_AGENT`. */
  readonly userAgent?: string;
  /** A domain that is the asker's own, and what holds for it in place of `rate` and `maxPages`. */
  readonly own?: OwnSite;
  /** Domains whose owners want none of their hosts read. */
  readonly closedHosts?: readonly string[];
  /**
   * Whether some pages and files are requested once more after the crawl, as other programs and with other names of the
   * host; nothing said: on public sites, not on hosts allowed by name.
   */
  readonly again?: boolean;
  /** What the owner says of the site, in place of what was read. */
  readonly correction?: ProfileCorrection;
  /** Judges what the store holds and asks the site for nothing. An audit that the store does not hold whole fails. */
  readonly onlyStored?: boolean;
}

/** So many pages of each template, every listed page, or none. */
export type RenderSetting = number | "all" | "off";

/** Keeps what a crawl has read, so that a killed run goes on where it stopped. Bytes are opaque and compressed. */
export interface AuditStore {
  saveBatch(batch: Uint8Array, pages: number): Promise<void>;
  /** Earlier batches in order. */
  loadBatches(): AsyncIterable<Uint8Array>;
  /** The end of the crawl: everything beside the pages. Saved once, after the last batch. */
  saveRecord(record: Uint8Array): Promise<void>;
  loadRecord(): Promise<Uint8Array | null>;
  /** A page run in a browser, or a file of the site, by a short key; saved again it is replaced. */
  saveEntry(key: string, entry: Uint8Array): Promise<void>;
  loadEntry(key: string): Promise<Uint8Array | null>;
}

/**
 * Knowledge from beside the site. Whoever holds the keys asks for it; the process that reads hostile pages has none. An
 * audit asks each once, after the crawl; what could not be had is an answer that says so, never a rejection.
 */
export interface AuditSources {
  fieldVitals(wanted: FieldWanted): Promise<FieldVitals>;
  /** @param home where the start address ended after redirects */
  searchPerformance(home: string): Promise<SearchPerformance>;
}

/** Addresses whose visitors' figures are of interest: the whole origin, and some of its pages. */
export interface FieldWanted {
  readonly origin: string;
  readonly pages: readonly string[];
}
export type { AccessHeaders, CrawlQuota, Log, LogLine, OwnSite } from "@audit/crawler";

export interface AuditProgress extends CrawlProgress {
  /** Seconds of work in a browser that are left, as far as is known now; much of it is done while the site is read. */
  readonly inBrowser: number;
  /** Provisional findings, most serious first. */
  readonly firstFindings: readonly { title: string; severity: "high" | "medium" | "low"; count: number }[];
}

export interface JudgedSite {
  readonly finalUrl: string;
  readonly scores: Scores;
  /** HTML pages read with status 200. */
  readonly pages: number;
  readonly requests: number;
  /** Addresses that are known and were not read because a limit of the audit was reached. */
  readonly unread: number;
  readonly findings: number;
  /** Faults of this program: verdicts that a rule broke on, and pages that could not be judged at all. */
  readonly faults: { readonly verdicts: number; readonly pages: number };
  /** What could not be seen, one plain sentence each. */
  readonly warnings: readonly string[];
}

/**
 * One audit, stage by stage. Each stage does what the ones before it still owe (from the store where it can)
 * and may be called again. Errors are AuditFailed with a sentence for the owner, or internal failures.
 */
export interface Audit {
  crawl(onProgress?: (progress: AuditProgress) => void): Promise<void>;
  judge(): Promise<JudgedSite>;
  plan(): Promise<Plan>;
  /** Reads the addresses at fault again and judges one rule anew, over what is stored of the rest of the site. */
  check(wanted: CheckWanted): Promise<CheckOutcome>;
  /** The object of `audit --json`. */
  json(): Promise<AuditJson>;
  /** What the report page shows, of bounded size. */
  report(): Promise<Report>;
  /** The site in its own words, for whoever has to say what it is about. */
  siteSummary(): Promise<SiteSummary>;
  /** All addresses of one finding, to be read page by page with `readAddressPage`; empty for a rule without one. */
  addresses(rule: string): Promise<Uint8Array[]>;
  /** Every page as a row, part by part, to be read with `readPageTable`. */
  pageTable(): Promise<Uint8Array[]>;
  /** Frees threads, processes and memory; an unfinished stage ends with an AbortError. */
  close(): Promise<void>;
}

/** What a check is about. */
export interface CheckWanted {
  readonly rule: string;
  /** Addresses at fault, most valuable first; the first 50 are read again. */
  readonly urls: readonly string[];
  /** Pages that a repair may have changed too, such as those that hold the links. */
  readonly beside: readonly string[];
  /** Pictures that were at fault, so that they are asked for whatever else there is. */
  readonly files?: readonly string[];
}

/** What a check found. Nothing is guessed: what could not be read is unknown. */
export interface CheckOutcome {
  readonly state: "gone" | "there" | "unknown";
  /** Addresses at fault that were read again, of all there are. */
  readonly checked: number;
  readonly outOf: number;
  /** Why it is unknown, in a sentence; null otherwise. */
  readonly reason: string | null;
  /** What stands there still, or how the address answered; bounded. */
  readonly seen: readonly {
    readonly url: string;
    readonly status: number | null;
    readonly evidence: Evidence | null;
  }[];
}

/** The address can't be audited; the message is one plain sentence for the owner. */
export class AuditFailed extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = "AuditFailed";
    this.code = code;
  }
}

/** The audit's own process ended before its work was done: killed, out of memory, or broken by a page. */
export class AuditEnded extends Error {
  /** @param how the signal that ended it, or its exit code */
  constructor(how: string) {
    super(`The audit process ended early (${how}).`);
    this.name = "AuditEnded";
  }
}

/** The machine has no room, or no more files, for an audit just now; another moment may be better. */
export class DiskFault extends Error {
  /** As the system names it: ENOSPC, EMFILE ... */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = "DiskFault";
    this.code = code;
  }
}

/** No room, over quota, not writable, broken, and no file descriptor left for a process or for all of them. */
const DISK_CODES: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "EROFS", "EIO", "EMFILE", "ENFILE"]);

/** Whether an error says that files could not be written or opened for a reason that passes. */
export const isDiskFault = (error: unknown): error is Error & { readonly code: string } =>
  error instanceof Error && "code" in error && DISK_CODES.has(error.code);
