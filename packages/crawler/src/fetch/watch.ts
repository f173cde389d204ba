import type { Limits } from "../settings.ts";

/** What the watch must know of a running exchange. Times are performance.now() milliseconds. */
export interface Watched {
  readonly startedAt: number;
  /** When the request was written to a connection, or 0. */
  readonly sentAt: number;
  /** When the first byte of the answer came, or 0. */
  readonly answeredAt: number;
  /** Body bytes so far. */
  readonly received: number;
  /** Begin of the window in which the speed is measured, and `received` at that time. */
  windowStart: number;
  windowBytes: number;
  giveUp(kind: "timeout" | "too-slow"): void;
}

/**
 * Ends exchanges that are too slow. One ticking timer over all of them costs less than three timers for each.
 * Returns a function that stops the watch.
 */
export function startWatch(running: Iterable<Watched>, limits: Limits): () => void {
  const tick = Math.max(20, Math.min(250, limits.firstByteMs / 4, limits.totalMs / 4, limits.windowMs / 4));
  const timer = setInterval(() => {
    const now = performance.now();
    for (const exchange of running) judge(exchange, now, limits);
  }, tick);
  return () => clearInterval(timer);
}

function judge(exchange: Watched, now: number, limits: Limits): void {
  if (exchange.answeredAt === 0) {
    const silent = exchange.sentAt > 0 && now - exchange.sentAt > limits.firstByteMs;
    if (silent || now - exchange.startedAt > limits.totalMs) exchange.giveUp("timeout");
    return;
  }
  if (now - exchange.startedAt > limits.totalMs) return exchange.giveUp("too-slow");
  if (now - exchange.windowStart < limits.windowMs) return;
  if (exchange.received - exchange.windowBytes < limits.minBytes) return exchange.giveUp("too-slow");
  exchange.windowStart = now;
  exchange.windowBytes = exchange.received;
}
