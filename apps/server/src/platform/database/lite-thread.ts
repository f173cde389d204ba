import { parentPort, workerData } from "node:worker_threads";
import { types, type Transaction } from "@electric-sql/pglite";
import { createRpc } from "@audit/engine/rpc";
import { openLite } from "./open-lite.ts";
import type { LiteMessage } from "./open-lite-apart.ts";
import { openTurns } from "./turns.ts";

// The thread that holds the embedded database of a data folder: no query holds up a call that waits for none.

/** Whoever asked reads it: text crosses to another thread cheaper than what it describes. */
const asText = (text: string): string => text;

const lite = await openLite({
  dataDir: workerData as string,
  parsers: { [types.JSON]: asText, [types.JSONB]: asText },
});

interface OpenTransaction {
  readonly tx: Transaction;
  /** Resolves when it is over, however that was asked for. */
  end(isKept: boolean): Promise<void>;
}

const turns = openTurns();
const transactions = new Map<number, OpenTransaction>();
let last = 0;

function held(id: number): OpenTransaction {
  const open = transactions.get(id);
  if (!open) throw new Error("This transaction has ended.");
  return open;
}

/** Begins when those before it have ended; until its own end nothing else is asked of the database. */
function begin(behind: boolean): Promise<number> {
  last += 1;
  const id = last;
  const given = Promise.withResolvers<boolean>();
  const begun = Promise.withResolvers<number>();
  const ended = turns.take(behind, () =>
    lite.transaction(async (tx) => {
      const end = async (isKept: boolean): Promise<void> => {
        transactions.delete(id);
        given.resolve(isKept);
        await ended;
      };
      transactions.set(id, { tx, end });
      begun.resolve(id);
      if (!(await given.promise)) await tx.rollback();
    }),
  );
  ended.catch(begun.reject);
  return begun.promise;
}

const say = (message: LiteMessage): void => parentPort?.postMessage(message);

createRpc(
  {
    send: (message) => say({ message }),
    onMessage: (listener) => void parentPort?.on("message", listener),
  },
  {
    ready: () => {},
    query: (behind: boolean, text: string, parameters?: unknown[]) =>
      turns.take(behind, () => lite.query(text, parameters)),
    exec: (text: string) => turns.take(false, () => lite.exec(text)),
    begin,
    queryIn: (id: number, text: string, parameters?: unknown[]) => held(id).tx.query(text, parameters),
    end: (id: number, isKept: boolean) => held(id).end(isKept),
    listen: async (channel: string) => void (await lite.listen(channel, (payload) => say({ channel, payload }))),
    close: () => lite.close(),
  },
  ({ message }) => new Error(message),
);
