import { expect, test } from "vitest";
import { isPostgresPossible, openTestPostgres } from "./testing/postgres.ts";
import { claimAll } from "./testing/worker-lab/claims.ts";

// The whole of it, with sleeping and restarted workers, is `npm run task worker-lab`.
test.skipIf(!isPostgresPossible())(
  "of many workers of several programs each job is claimed by one, once [R3]",
  { timeout: 60_000 },
  async () => {
    const database = await openTestPostgres();
    if (typeof database === "string") throw new Error(database);
    const seen = await claimAll(database.url, { jobs: 90, workers: 18, programs: 3 });
    await database.close();
    expect(seen).toEqual({ once: 90, more: 0, completed: 90 });
  },
);
