import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ActionStatus } from "@audit/contract";
import type { AuditJson } from "@audit/engine";
import { z } from "zod";
import { readAuditFile } from "../read-audit-file.ts";

/** What its owner did about a task, by its fingerprint: it passes on to the next audit of the site. */
const Work = z.record(
  z.string(),
  z.object({ status: z.enum(["todo", "in-progress", "completed"]), notes: z.string().nullable() }),
);
type Work = z.infer<typeof Work>;

export interface TaskWork {
  readonly status: ActionStatus;
  readonly notes: string | null;
}

const NOT_BEGUN: TaskWork = { status: "todo", notes: null };
const AUDIT = /^[\w.-]+_\d{14}$/;

/** Finished audits and what was done about their tasks, as files of one folder of this machine. */
export interface AuditFolder {
  /** Ids of all, newest first. */
  ids(): string[];
  has(id: string): boolean;
  /** @throws UsageError for a file that is no audit */
  read(id: string): AuditJson;
  save(id: string, audit: AuditJson): void;
  workOn(host: string, fingerprint: string): TaskWork;
  keepWork(host: string, fingerprint: string, work: TaskWork): void;
}

export function openAuditFolder(folder: string): AuditFolder {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const fileOf = (name: string): string => join(folder, `${name}.json`);
  const ids = (): string[] =>
    readdirSync(folder)
      .flatMap((name) => (name.endsWith(".json") && AUDIT.test(name.slice(0, -5)) ? [name.slice(0, -5)] : []))
      .toSorted((a, b) => (timeOf(a) < timeOf(b) ? 1 : -1));
  const workFile = fileOf("tasks");
  const readWork = (): Record<string, Work> => {
    try {
      return z.record(z.string(), Work).parse(JSON.parse(readFileSync(workFile, "utf8")));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
      throw error;
    }
  };
  // A name that is not listed reaches no file, whatever it holds.
  const has = (id: string): boolean => ids().includes(id);
  return {
    ids,
    has,
    read: (id) => readAuditFile(fileOf(id)),
    save: (id, audit) => write(fileOf(id), audit),
    workOn: (host, fingerprint) => readWork()[host]?.[fingerprint] ?? NOT_BEGUN,
    keepWork: (host, fingerprint, work) => {
      const all = readWork();
      write(workFile, { ...all, [host]: { ...all[host], [fingerprint]: work } });
    },
  };
}

const timeOf = (id: string): string => id.slice(-14);

/** Names an audit by its host and the second it began. */
export const idOf = (url: string, begun: Date): string =>
  `${new URL(url).host.replace(/[^\w.-]/g, "-")}_${begun.toISOString().replace(/\D/g, "").slice(0, 14)}`;

/** A killed program leaves the old file or the new one, never half of one. */
function write(file: string, content: unknown): void {
  writeFileSync(`${file}.new`, JSON.stringify(content), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
