import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";

/** What the driver says when the database has not answered within `query_timeout`. */
const DEAF = "Query read timeout";
const GIVEN_UP = "Connection terminated: it did not answer in time";

/**
 * A pool that gives up connections which did not answer in time. The driver leaves them open, and whoever gets such a one
 * next waits behind the statement that never ended.
 */
export const withoutDeaf = (pool: pg.Pool): PostgresPool => ({
  options: pool.options,
  connect: async () => watched(await pool.connect()),
  end: () => pool.end(),
});

function watched(client: pg.PoolClient): PostgresPoolClient {
  let isDeaf = false;
  const query = async (text: string, parameters: readonly unknown[]): Promise<unknown> => {
    if (isDeaf) throw new Error(GIVEN_UP);
    try {
      return await client.query(text, [...parameters]);
    } catch (error) {
      isDeaf = error instanceof Error && error.message === DEAF;
      throw error;
    }
  };
  return { query: query as PostgresPoolClient["query"], release: () => client.release(isDeaf) };
}
