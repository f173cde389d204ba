import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Log } from "../log.ts";
import type { Listener } from "./store.ts";

const CHECK_MS = 10_000;
const LONGEST_PAUSE_MS = 5_000;

interface Subscription {
  readonly channel: string;
  readonly heard: (payload: string) => void;
  readonly recovered: () => void;
}

/** One dedicated connection that listens for all channels and comes back by itself when it is lost. */
export async function openPostgresListener(
  connectionString: string,
  log: Log,
): Promise<{ listener: Listener; close: () => Promise<void> }> {
  const subscriptions = new Set<Subscription>();
  let closed = false;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      application_name: "listen",
    });
    fresh.on("notification", ({ channel, payload }) => {
      for (const entry of subscriptions) if (entry.channel === channel) entry.heard(payload ?? "");
    });
    fresh.on("error", (error) => log.warn({ err: error }, "the listening connection failed"));
    await fresh.connect();
    for (const { channel } of subscriptions) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    fresh.once("end", () => void reconnect());
    return fresh;
  }

  async function reconnect(): Promise<void> {
    for (let wait = 100; !closed; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
      try {
        client = await connect();
        for (const { recovered } of subscriptions) recovered();
        return;
      } catch (error) {
        log.warn({ err: error }, "the database can't be listened to; trying again");
        await pause(wait);
      }
    }
  }

  // A connection that a firewall dropped silently looks alive until something is asked of it.
  const check = setInterval(() => {
    const asked = client;
    asked.query("select 1").catch(() => asked.end().catch(() => {}));
  }, CHECK_MS);
  check.unref();

  return {
    listener: {
      listen: async (channel, heard, recovered) => {
        const entry = { channel, heard, recovered };
        subscriptions.add(entry);
        await client.query(`listen ${pg.escapeIdentifier(channel)}`);
        return async () => void subscriptions.delete(entry);
      },
    },
    close: async () => {
      closed = true;
      clearInterval(check);
      await client.end();
    },
  };
}
