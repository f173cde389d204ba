import { parseArgs } from "node:util";
import { openTestPostgres } from "../postgres.ts";
import { cancelJobs } from "./cancels.ts";
import { claimAll } from "./claims.ts";
import { freezeWorker } from "./frozen.ts";
import { restartAgainAndAgain } from "./restarts.ts";

// What workers promise when there are many, when one sleeps, when they are restarted and when a job is cancelled.
const { values } = parseArgs({
  options: {
    // One of the four, or all.
    only: { type: "string" },
    jobs: { type: "string", default: "1000" },
    workers: { type: "string", default: "50" },
    frozen: { type: "string", default: "100" },
    // Seconds that a worker sleeps.
    asleep: { type: "string", default: "75" },
    restarts: { type: "string", default: "200" },
    cancels: { type: "string", default: "50" },
  },
});

const MOST_LAST_MS = 5_000;
/** What one worker may have in hand (`WORKERS`) is bounded. */
const MOST_AT_ONCE = 50;

const withDatabase = async <T>(work: (database: string) => Promise<T>): Promise<T> => {
  const opened = await openTestPostgres();
  if (typeof opened === "string") throw new Error(opened);
  return work(opened.url).finally(() => opened.close());
};

const parts: Record<string, () => Promise<boolean>> = {
  claims: () =>
    withDatabase(async (database) => {
      const wanted = { jobs: Number(values.jobs), workers: Number(values.workers), programs: 5 };
      const { once, more, completed } = await claimAll(database, wanted);
      console.log(`claims: ${once} of ${values.jobs} jobs claimed once, ${more} more often, ${completed} completed`);
      return once === wanted.jobs && completed === wanted.jobs;
    }),
  frozen: async () => {
    const wanted = Number(values.frozen);
    const sum = { refused: 0, stale: 0, completed: 0, doubled: 0 };
    for (let left = wanted; left > 0; left -= MOST_AT_ONCE) {
      const jobs = Math.min(left, MOST_AT_ONCE);
      const seen = await withDatabase((database) => freezeWorker(database, jobs, Number(values.asleep) * 1000));
      sum.refused += seen.refused;
      sum.stale += seen.stale;
      sum.completed += seen.completed;
      sum.doubled += seen.doubled;
    }
    const { refused, stale, completed, doubled } = sum;
    console.log(
      `frozen: ${refused} of ${wanted} stale writes refused, ${stale} went through, ${completed} jobs completed, ${doubled} actions doubled`,
    );
    return refused === wanted && stale === 0 && completed === wanted && doubled === 0;
  },
  cancels: async () => {
    const wanted = Number(values.cancels);
    const seen = await cancelJobs(wanted, ({ lastMs }) => console.log(`last request after ${lastMs.toFixed(0)} ms`));
    const good = seen.filter(({ lastMs, rows }) => lastMs <= MOST_LAST_MS && rows === 0).length;
    const longest = Math.max(...seen.map(({ lastMs }) => lastMs));
    console.log(`cancels: ${good} of ${wanted} within 5 s, longest ${longest.toFixed(0)} ms`);
    return good === wanted;
  },
  restarts: () =>
    withDatabase(async (database) => {
      const tell = (done: number): void => void (done % 20 === 0 && console.log(`${done} restarts`));
      const { submitted, lost, ended } = await restartAgainAndAgain(database, Number(values.restarts), tell);
      console.log(
        `restarts: ${lost} of ${submitted} jobs lost after ${values.restarts} restarts; ended ${JSON.stringify(ended)}`,
      );
      return lost === 0;
    }),
};

const chosen = values.only === undefined ? Object.keys(parts) : [values.only];
for (const name of chosen) {
  const part = parts[name];
  if (!part) throw new Error(`There is no part "${name}". Parts: ${Object.keys(parts).join(", ")}.`);
  if (!(await part())) process.exitCode = 1;
}
process.exit();
