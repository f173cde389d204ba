import { AuditFailed, openAudit, readAddress, type AuditProgress, type AuditRequest } from "@audit/engine";
import type { Audit, StartOptions } from "@audit/mcp";
import { idOf, type AuditFolder } from "./audit-folder.ts";
import { presentFinished } from "./present-audit.ts";

/** Makes an audit's request of an address; the secrets it holds are taken out of all that is kept. */
export type MakeRequest = (
  url: string,
  options: StartOptions & { readonly rules?: readonly string[] },
) => Promise<{ readonly audit: AuditRequest; redact(text: string): string }>;

export interface RunningAudits {
  start(url: string, options: StartOptions): Promise<Audit>;
  /** Those of this program's time, newest first. */
  list(): readonly Audit[];
  find(id: string): Audit | undefined;
  close(): void;
}

/** Audits that run in this program, one after the other, and are kept in the folder when they are done. */
export function createRunningAudits(folder: AuditFolder, makeRequest: MakeRequest): RunningAudits {
  const known = new Map<string, Audit>();
  const stop = new AbortController();
  let last: Promise<void> = Promise.resolve();
  const run = async (id: string, request: AuditRequest, redact: (text: string) => string): Promise<void> => {
    if (stop.signal.aborted) return;
    const note = (change: Partial<Audit>): void => {
      const before = known.get(id);
      if (before) known.set(id, { ...before, ...change });
    };
    const audit = openAudit(request, { signal: stop.signal });
    try {
      note({ state: "running" });
      await audit.crawl((progress) => note(progressOf(progress, redact)));
      note({ doing: "judging", progress: 80 });
      const json = JSON.parse(redact(JSON.stringify(await audit.json()))) as Awaited<ReturnType<typeof audit.json>>;
      folder.save(id, json);
      known.set(id, presentFinished(id, json, folder));
    } catch (error) {
      note({ state: "failed", doing: null, error: sentenceOf(error) });
    } finally {
      await audit.close();
    }
  };
  return {
    start: async (url, options) => {
      const { audit: request, redact } = await makeRequest(url, options);
      const address = readAddress(request.url);
      const begun = new Date();
      const id = idOf(address, begun);
      const waiting = known.get(id);
      if (waiting) return waiting;
      const audit = newAudit(id, redact(address), begun);
      known.set(id, audit);
      last = last.then(() => run(id, request, redact));
      return audit;
    },
    list: () => [...known.values()].toReversed(),
    find: (id) => known.get(id),
    close: () => stop.abort(),
  };
}

const newAudit = (audit: string, url: string, begun: Date): Audit => ({
  audit,
  url,
  state: "waiting",
  progress: 0,
  pages_read: 0,
  doing: null,
  error: null,
  created_at: begun.toISOString(),
  finished_at: null,
  health: null,
  ai_visibility: null,
  tasks: 0,
  completed_tasks: 0,
});

/** Reading is most of the work; how much of it is done is known as far as addresses are. */
function progressOf({ pages, known, url, waiting }: AuditProgress, redact: (text: string) => string): Partial<Audit> {
  const share = known === 0 ? 0 : pages / known;
  return { pages_read: pages, progress: Math.round(5 + 70 * Math.min(1, share)), doing: redact(waiting ?? url) };
}

const sentenceOf = (error: unknown): string =>
  error instanceof AuditFailed ? error.message : "The audit failed for a reason of its own.";
