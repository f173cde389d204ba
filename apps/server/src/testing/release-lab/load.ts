import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { createClient, getProfile, getStatus, listJobs, signUp, submitUrl, type Client } from "@audit/contract";

export interface Load {
  /** Ends it. @returns what was asked and what failed */
  stop(): Promise<{ calls: number; failed: readonly string[]; jobs: number }>;
}

const CLIENTS = 4;
const EVERY_MS = 100;
const JOB_EVERY_MS = 8_000;

/** People who read, and order an analysis now and then, until they are told to stop. */
export async function startLoad(base: string, shop: string): Promise<Load> {
  const failed: string[] = [];
  let [calls, jobs, isOver] = [0, 0, false];
  const tell = async <T>(what: string, call: () => Promise<T>): Promise<T | null> => {
    calls += 1;
    try {
      return await call();
    } catch (error) {
      failed.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    }
  };
  const account = async (): Promise<Client> => {
    const body = { email: `${randomUUID()}@shop.example`, password: randomUUID() };
    const { token } = await createClient({ base, token: () => null })(signUp, { body });
    return createClient({ base, token: () => token });
  };
  const read = async (): Promise<void> => {
    for (const call = await account(); !isOver; await pause(EVERY_MS)) {
      await tell("status", () => call(getStatus, {}));
      await tell("profile", () => call(getProfile, {}));
      await tell("jobs", () => call(listJobs, { query: {} }));
    }
  };
  const order = async (): Promise<void> => {
    for (; !isOver; await pause(JOB_EVERY_MS)) {
      const call = await account();
      if ((await tell("submit", () => call(submitUrl, { body: { url: shop } }))) !== null) jobs += 1;
    }
  };
  const all = Promise.all([...Array.from({ length: CLIENTS }, read), order()]);
  return {
    stop: async () => {
      isOver = true;
      await all;
      return { calls, failed, jobs };
    },
  };
}
