import { openPostgres } from "../platform/database/postgres.ts";
import { createLog } from "../platform/log.ts";
import { openQueue } from "../platform/queue/queue.ts";
import { openTestPostgres } from "./postgres.ts";

/**
 * One PostgreSQL server for a whole run, and on it a database with all tables, which suites copy: starting a server and
 * making the tables for each of them cost a minute of processor time.
 */
export default async function sharePostgres(): Promise<(() => Promise<void>) | undefined> {
  const server = await openTestPostgres();
  if (typeof server === "string") return undefined;
  process.env["TEST_DATABASE_URL"] = server.url;
  const template = await openTestPostgres();
  if (typeof template === "string") throw new Error(template);
  const store = await openPostgres(template.url, createLog("silent"));
  const queue = await openQueue(store, createLog("silent"), { supervise: false });
  await queue.close(1000);
  await store.close();
  process.env["TEST_DATABASE_TEMPLATE"] = new URL(template.url).pathname.slice(1);
  return async () => {
    await template.close();
    await server.close();
  };
}
