import { adminLabelOf } from "@audit/contract";
import { readJobs, retryJob, stopJob } from "../features/admin/index.ts";
import { paymentModelOf } from "../features/branding/index.ts";
import { recordOperator } from "../platform/audit/index.ts";
import type { Db } from "../platform/database/index.ts";
import { createLog } from "../platform/log.ts";
import { openQueue } from "../platform/queue/queue.ts";
import { Misuse, withStore, type Command } from "./command.ts";

const SHOWN = 20;

export const job: Command = {
  name: "job",
  help: `  job
      counts all jobs and lists the newest that failed
  job <id>
      shows a job
  job <id> stop
      ends a running job as failed; what it was paid with is given back
  job <id> retry
      puts a failed job back in line, on the terms of a new submission`,
  run: async ([id, what]) => {
    if (what !== undefined && what !== "stop" && what !== "retry") throw new Misuse(`job knows no "${what}".`);
    return withStore(async (store, { access, brands }) => {
      if (id === undefined) return describeAll(store.db);
      if (what === undefined) return describe(store.db, id);
      const queue = await openQueue(store, createLog("silent"), { supervise: false });
      try {
        const services = { db: store.db, queue, access, brand: paymentModelOf(brands.fallback) };
        await (what === "stop" ? stopJob : retryJob)(services, await knownId(store.db, id), recordOperator);
      } finally {
        await queue.close(1000);
      }
      return what === "stop" ? `${id} was stopped.` : `${id} is back in line.`;
    });
  },
};

const knownId = async (db: Db, id: string): Promise<string> => (await find(db, id)).id;

async function find(db: Db, id: string) {
  const { data } = await readJobs(db, { search: id, limit: 1 });
  if (data[0]?.id !== id.toLowerCase()) throw new Error(`There is no job ${id}.`);
  return data[0];
}

async function describe(db: Db, id: string): Promise<string> {
  const found = await find(db, id);
  return Object.entries(found)
    .map(([name, value]) => `${name.padEnd(14)} ${value ?? "–"}`)
    .join("\n");
}

async function describeAll(db: Db): Promise<string> {
  const { data, counts } = await readJobs(db, { filter: "failed", limit: SHOWN });
  const { all, completed, processing, failed, quarantined } = counts;
  const lines = data.map((one) =>
    [one.id, one.created_at, adminLabelOf(one.status), one.url, one.error ?? ""].join("  "),
  );
  return [
    `${all} jobs: ${completed} completed, ${processing} processing, ${failed} failed, ${quarantined} put aside`,
    ...lines,
  ].join("\n");
}
