import { createServer, type AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { isPostgresPossible, openTestPostgres } from "../../testing/postgres.ts";
import { createLog } from "../log.ts";
import { openPostgres } from "./postgres.ts";

const log = createLog("silent");

/** A message of the protocol that refuses a connection, as PgBouncer sends it for a parameter that it does not hand on. */
function refusal(text: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C08P01\0M${text}\0\0`);
  const head = Buffer.alloc(5);
  head.write("E");
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

describe.skipIf(!isPostgresPossible())("a PostgreSQL database", () => {
  test("that has too few connections left is refused with what would mend it", async () => {
    const database = await openTestPostgres();
    if (typeof database === "string") throw new Error(database);
    const opening = openPostgres(database.url, log, { connections: 5_000 });
    await expect(opening).rejects.toThrow(
      /^This process may open 5001 connections, and the database has \d+ of \d+ left: raise its max_connections, or set DATABASE_CONNECTIONS lower\.$/,
    );
    await database.close();
  });
});

test("a pooler in front of the database is refused in a sentence that says why", async () => {
  const pooler = createServer((socket) => {
    socket.once("data", () => socket.end(refusal("unsupported startup parameter: statement_timeout")));
    socket.on("error", () => {});
  });
  await new Promise<void>((resolve) => pooler.listen(0, "127.0.0.1", resolve));
  const { port } = pooler.address() as AddressInfo;
  await expect(openPostgres(`postgres://somebody@127.0.0.1:${port}/audit`, log)).rejects.toThrow(
    /That is how PgBouncer answers: give DATABASE_URL the address of PostgreSQL itself/,
  );
  pooler.close();
});
