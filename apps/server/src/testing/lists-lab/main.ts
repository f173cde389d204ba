import { parseArgs } from "node:util";
import { readJobs } from "../../features/admin/read-lists.ts";
import type { Db, Store } from "../../platform/database/index.ts";
import { openPostgres } from "../../platform/database/postgres.ts";
import { createLog } from "../../platform/log.ts";
import { openTestPostgres } from "../postgres.ts";
import { openTestStore } from "../stores.ts";
import { plantJobs } from "./plant-jobs-store.ts";

// What the operator's list of jobs costs on each database, over as many jobs of as many accounts as are asked for.
const { values } = parseArgs({
  options: {
    jobs: { type: "string", default: "100000" },
    accounts: { type: "string", default: "10000" },
    readings: { type: "string", default: "40" },
  },
});
const READINGS = Number(values.readings);

/** Words that one job, that hundreds, and that none have; part of an e-mail address; an account's whole address. */
const WISHES: Readonly<Record<string, Parameters<typeof readJobs>[1]>> = {
  "newest 100": { limit: 100 },
  "failed ones": { limit: 100, filter: "failed" },
  "part of a rare domain": { limit: 100, search: "op77.ex" },
  "part of a common domain": { limit: 100, search: "shop1" },
  "part of no domain": { limit: 100, search: "nowhere" },
  "part of an e-mail": { limit: 100, search: "person99@" },
};

for (const [name, open] of [
  ["PostgreSQL", openOwnPostgres],
  ["embedded", openTestStore],
] as const) {
  const store = await open();
  await plantJobs(store.db, Number(values.jobs), Number(values.accounts));
  console.log(`${name}, ${values.jobs} jobs of ${values.accounts} accounts, ${READINGS} readings (median, p95, ms)`);
  for (const [wish, query] of Object.entries(WISHES)) console.log(`  ${wish}: ${await timeOf(store.db, query)}`);
  await store.close();
}

async function timeOf(db: Db, query: Parameters<typeof readJobs>[1]): Promise<string> {
  const times: number[] = [];
  for (let reading = 0; reading < READINGS; reading++) {
    const began = performance.now();
    await readJobs(db, query);
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  return [0.5, 0.95].map((part) => times[Math.floor((times.length - 1) * part)]!.toFixed(0)).join(", ");
}

async function openOwnPostgres(): Promise<Store> {
  const database = await openTestPostgres();
  if (typeof database === "string") throw new Error(database);
  const store = await openPostgres(database.url, createLog("silent"));
  return {
    ...store,
    close: async () => {
      await store.close();
      await database.close();
    },
  };
}
