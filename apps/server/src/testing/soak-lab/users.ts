import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import {
  createClient,
  getJob,
  getReport,
  listActions,
  listJobs,
  openStream,
  signUp,
  type Client,
} from "@audit/contract";
import { EventSource } from "eventsource";
import type { Plant } from "../planter.ts";

export interface Person {
  readonly call: Client;
  /** A finished analysis. */
  readonly jobId: string;
  /** Closes the screen. */
  leave(): void;
}

/** Somebody with a finished analysis who has a screen open, and so a stream of changes. */
export async function arrive(base: string, plant: Plant): Promise<Person> {
  const body = { email: `${randomUUID()}@shop.example`, password: randomUUID() };
  const { token } = await createClient({ base, token: () => null })(signUp, { body });
  const { jobId } = await plant("job", body.email, { domain: `${randomUUID()}.example` });
  const source = new EventSource(base + openStream.path, {
    fetch: (url, init) => fetch(url, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } }),
  });
  return { call: createClient({ base, token: () => token }), jobId, leave: () => source.close() };
}

export interface Calls {
  /** Milliseconds of each call that was answered. */
  readonly took: number[];
  readonly failed: string[];
}

/** Looks at one screen after the other until told to stop. */
export async function lookAround(
  { call, jobId }: Person,
  everyMs: number,
  stop: AbortSignal,
  { took, failed }: Calls,
): Promise<void> {
  const screens: readonly (() => Promise<unknown>)[] = [
    () => call(listJobs, { query: {} }),
    () => call(getJob, { params: { id: jobId } }),
    () => call(listActions, { query: { jobId } }),
    () => call(getReport, { params: { id: jobId } }),
  ];
  const rest = (ms: number): Promise<void> => pause(ms, undefined, { signal: stop }).catch(() => {});
  // Nobody begins at the same moment as all others.
  await rest(Math.random() * everyMs);
  for (let looked = 0; !stop.aborted; looked += 1) {
    const began = performance.now();
    try {
      await screens[looked % screens.length]?.();
      took.push(performance.now() - began);
    } catch (error) {
      failed.push(error instanceof Error ? error.message : String(error));
    }
    await rest(everyMs);
  }
}
