import type { Capture, FetchFailureKind } from "@audit/facts";
import { describe, expect, it } from "vitest";
import { defaultLimits, type Clock } from "../settings.ts";
import { createAdaptiveLimit } from "./adaptive-limit.ts";
import { FILE_COST, paceCost } from "./pace-cost.ts";
import { createPacer } from "./pacer.ts";
import { reactionTo, retryAfterMs } from "./retry.ts";

/** A clock that jumps to the next timer as soon as everybody waits. */
function jumpingClock(): Clock {
  let now = 0;
  return {
    now: () => now,
    after(ms, call) {
      const due = now + ms;
      const handle = setImmediate(() => {
        now = Math.max(now, due);
        call();
      });
      return () => clearImmediate(handle);
    },
  };
}

function answer(status: number, headers: Record<string, string> = {}, kind: FetchFailureKind | null = null): Capture {
  const failure = kind === null ? null : { kind, message: "" };
  return {
    url: "https://a.example/",
    status,
    headers,
    redirectTo: null,
    body: null,
    truncated: false,
    failure,
    wireBytes: 0,
    ttfbMs: 1,
    totalMs: 1,
    fetchedAt: 0,
  };
}

describe("a lane", () => {
  it("keeps its interval between requests, however many wait", async () => {
    const clock = jumpingClock();
    const limit = createAdaptiveLimit(10, 10);
    const lane = createPacer({ limit, intervalMs: 500, clock, stop: new AbortController().signal });
    const times: number[] = [];
    await Promise.all(Array.from({ length: 5 }, () => lane.acquire().then(() => times.push(clock.now()))));
    expect(times).toEqual([0, 500, 1000, 1500, 2000]);
  });

  it("lets files cost less of it than documents, but keeps a pause that the host asks for whole", async () => {
    const clock = jumpingClock();
    const limit = createAdaptiveLimit(10, 10);
    const lane = createPacer({ limit, intervalMs: 500, clock, stop: new AbortController().signal });
    const times: number[] = [];
    const ask = (cost: number): Promise<unknown> => lane.acquire(cost).then(() => times.push(clock.now()));
    await Promise.all([1, FILE_COST, FILE_COST, 1].map(ask));
    expect(times).toEqual([0, 500, 550, 600]);
    lane.spread(2000);
    await Promise.all([FILE_COST, FILE_COST].map(ask));
    expect(times.slice(4)).toEqual([1100, 3100]);
    expect([0, 1, 31].map(paceCost)).toEqual([0, 1, 4]);
  });

  it("sends nothing while it is paused, and can be slowed down but not hurried", async () => {
    const clock = jumpingClock();
    const limit = createAdaptiveLimit(10, 10);
    const lane = createPacer({ limit, intervalMs: 100, clock, stop: new AbortController().signal });
    lane.pause(40_000);
    expect(lane.pausedMs()).toBe(40_000);
    await lane.acquire();
    expect(clock.now()).toBe(40_000);
    lane.spread(7000);
    lane.spread(1000);
    expect(lane.askedIntervalMs()).toBe(7000);
  });

  it("has no more requests under way than its limit, and sends home who waits at the end", async () => {
    const stop = new AbortController();
    const limit = createAdaptiveLimit(2, 2);
    const lane = createPacer({ limit, intervalMs: 0, clock: jumpingClock(), stop: stop.signal });
    expect(await Promise.all([lane.acquire(), lane.acquire()])).toEqual([true, true]);
    const third = lane.acquire();
    const fourth = lane.acquire();
    lane.release();
    expect(await third).toBe(true);
    stop.abort();
    expect(await fourth).toBe(false);
    expect(await lane.acquire()).toBe(false);
  });
});

describe("the adaptive limit", () => {
  it("grows while answers stay quick, and stops when they slow down", () => {
    const limit = createAdaptiveLimit(16, 2);
    for (let i = 0; i < 30; i++) limit.answered(100);
    const grown = limit.current();
    expect(grown).toBeGreaterThan(4);
    for (let i = 0; i < 100; i++) limit.answered(1000);
    expect(limit.current()).toBeLessThanOrEqual(grown + 1);
    for (let i = 0; i < 500; i++) limit.answered(100);
    expect(limit.current()).toBe(16);
  });

  it("halves once for a burst of complaints, never below one", () => {
    const limit = createAdaptiveLimit(16, 16);
    for (let i = 0; i < 16; i++) limit.overloaded();
    expect(limit.current()).toBe(8);
    for (let i = 0; i < 200; i++) limit.overloaded();
    expect(limit.current()).toBe(1);
  });
});

describe("asking again", () => {
  const react = (capture: Capture, attempt: number) => reactionTo(capture, attempt, defaultLimits, 0);

  it("happens three times on 429 and 503 with Retry-After, after the time they ask for", () => {
    const busy = answer(429, { "retry-after": "40" });
    expect(react(busy, 1)).toEqual({ again: true, waitMs: 40_000, wholeHost: true });
    expect(react(busy, 3)?.again).toBe(true);
    expect(react(busy, 4)).toEqual({ again: false, waitMs: 40_000, wholeHost: true });
    expect(react(answer(503, { "retry-after": "Thu, 01 Jan 1970 00:00:09 GMT" }), 1)?.waitMs).toBe(9000);
  });

  it("does not happen when the host wants more patience than there is", () => {
    const never = answer(429, { "retry-after": "31536000" });
    expect(react(never, 1)).toEqual({ again: false, waitMs: 120_000, wholeHost: true });
  });

  it("happens twice with growing pauses on 5xx and broken connections, never on what is final", () => {
    expect(react(answer(500), 1)).toEqual({ again: true, waitMs: 1000, wholeHost: false });
    expect(react(answer(502), 2)).toEqual({ again: true, waitMs: 2000, wholeHost: false });
    expect(react(answer(500), 3)).toBeNull();
    expect(react(answer(0, {}, "reset"), 2)).not.toBeNull();
    expect(react(answer(0, {}, "blocked-address"), 1)).toBeNull();
    expect(react(answer(0, {}, "tls"), 1)).toBeNull();
    expect(react(answer(404), 1)).toBeNull();
  });

  it("reads seconds and dates, nothing else", () => {
    expect(retryAfterMs("120", 0)).toBe(120_000);
    expect(retryAfterMs("Thu, 01 Jan 1970 00:00:01 GMT", 5000)).toBe(0);
    expect(retryAfterMs("soon", 0)).toBeNull();
    expect(retryAfterMs(undefined, 0)).toBeNull();
  });
});
