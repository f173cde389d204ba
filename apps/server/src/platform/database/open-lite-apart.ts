import { Worker } from "node:worker_threads";
import { createRpc, type RemoteError } from "@audit/engine/rpc";
import type { PGlite, PGliteQueryResults } from "kysely";

type Results = PGliteQueryResults<unknown>;

/** An embedded database as queries and the job queue use it. */
export interface Lite extends PGlite {
  exec(text: string): Promise<{ rows: unknown[] }[]>;
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>;
}

/** What the thread sends: answers to calls, and notifications. */
export type LiteMessage =
  | { readonly message: Parameters<Parameters<Parameters<typeof createRpc>[0]["onMessage"]>[0]>[0] }
  | { readonly channel: string; readonly payload: string };

/** Results are garbage at once: more room for them is memory that an idle program holds for nothing. */
const YOUNG_MB = 3;
const JSON_TYPES = new Set([114, 3802]);

export interface LiteApart {
  readonly lite: Lite;
  /** The same for work that nobody waits for: whatever else is asked goes first. */
  readonly behind: PGlite;
}

/**
 * Opens an embedded database in a thread of its own. PGlite computes where it is called: here, each query would hold up
 * every call and every message of an audit. A thread that ends by a fault ends the process: nothing goes on without it.
 * @param folder of the database alone
 * @throws Error with one sentence when it can't be opened
 */
export async function openLiteApart(folder: string): Promise<LiteApart> {
  const thread = new Worker(new URL("./lite-thread.ts", import.meta.url), {
    workerData: folder,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const listeners = new Map<string, Set<(payload: string) => void>>();
  let closed = false;
  const rpc = createRpc(
    {
      send: (message) => thread.postMessage(message),
      onMessage: (listener) =>
        void thread.on("message", (sent: LiteMessage) => {
          if ("message" in sent) listener(sent.message);
          else for (const heard of listeners.get(sent.channel) ?? []) heard(sent.payload);
        }),
    },
    {},
    revive,
  );
  thread.once("exit", () => {
    closed = true;
    rpc.fail(new Error("The embedded database is closed."));
  });
  const query = async (name: string, ...asked: readonly unknown[]): Promise<never> =>
    readJson((await rpc.call(name, ...asked)) as Results) as never;
  const asked = (behind: boolean): Pick<PGlite, "query" | "transaction"> => ({
    query: (text, parameters) => query("query", behind, text, parameters?.map(sendable)),
    transaction: async (work) => {
      const id = (await rpc.call("begin", behind)) as number;
      const queryIn: PGlite["query"] = (text, parameters) => query("queryIn", id, text, parameters?.map(sendable));
      const rollback = async (): Promise<void> => void (await rpc.call("end", id, false));
      const result = await work({ query: queryIn, rollback }).catch(async (error: unknown) => {
        await rollback();
        throw error;
      });
      await rpc.call("end", id, true);
      return result;
    },
  });
  const lite: Lite = {
    get closed() {
      return closed;
    },
    ready: true,
    waitReady: Promise.resolve(),
    ...asked(false),
    exec: async (text) => ((await rpc.call("exec", text)) as Results[]).map(readJson),
    listen: async (channel, heard) => {
      const all = listeners.get(channel) ?? new Set();
      listeners.set(channel, all.add(heard));
      if (all.size === 1) await rpc.call("listen", channel);
      return async () => void all.delete(heard);
    },
    close: async () => {
      if (closed) return;
      await rpc.call("close");
      await thread.terminate();
    },
  };
  const opened = Promise.withResolvers<unknown>();
  thread.once("error", opened.reject);
  rpc.call("ready").then(opened.resolve, opened.reject);
  await opened.promise.catch((error: unknown) => {
    const reason = error instanceof Error && error.message !== "" ? `: ${error.message}` : "";
    throw new Error(`The embedded database in ${folder} can't be opened${reason}.`, { cause: error });
  });
  thread.off("error", opened.reject);
  return { lite, behind: { ...lite, ...asked(true) } };
}

/** A view of a few bytes would bring all memory that it lies in. */
const sendable = (parameter: unknown): unknown =>
  parameter instanceof Uint8Array ? new Uint8Array(parameter) : parameter;

function readJson<R extends { fields: Results["fields"]; rows: unknown[] }>(results: R): R {
  const names = results.fields.filter(({ dataTypeID }) => JSON_TYPES.has(dataTypeID)).map(({ name }) => name);
  if (names.length > 0)
    for (const row of results.rows as Record<string, unknown>[])
      for (const name of names) if (typeof row[name] === "string") row[name] = JSON.parse(row[name]) as unknown;
  return results;
}

const revive = ({ name, message, code }: RemoteError): Error =>
  Object.assign(new Error(message), { name, ...(code === null ? {} : { code }) });
