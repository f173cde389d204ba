import type { Capture, FetchFailureKind } from "@audit/facts";
import type { Limits } from "../settings.ts";

/** What an answer that is no success asks of us. */
export interface Reaction {
  /** Whether the request is repeated, after the pause. */
  again: boolean;
  waitMs: number;
  /** True when the host asked everybody to wait, not only this address. */
  wholeHost: boolean;
}

/** How often a request is repeated after each kind of failure; kinds left out are final. */
const againAfter: Partial<Record<FetchFailureKind, number>> = {
  dns: 1,
  "refused-connection": 2,
  reset: 2,
  timeout: 2,
  "too-slow": 1,
};
const AGAIN_AFTER_5XX = 2;
const AGAIN_WHEN_ASKED = 3;

/** True for answers by which a host says that it is asked too much. */
function asksToSlowDown(capture: Capture): boolean {
  return capture.status === 429 || (capture.status === 503 && capture.headers["retry-after"] !== undefined);
}

/**
 * How to react to an answer, or null when there is nothing to react to. `attempt` is 1 for the first try.
 * A Retry-After beyond the longest pause is final for its address: asking earlier would not be obeying it.
 */
export function reactionTo(capture: Capture, attempt: number, limits: Limits, now: number): Reaction | null {
  const backoff = limits.backoffMs * 2 ** (attempt - 1);
  if (asksToSlowDown(capture)) {
    const asked = retryAfterMs(capture.headers["retry-after"], now) ?? backoff * 5;
    const again = attempt <= AGAIN_WHEN_ASKED && asked <= limits.retryAfterMs;
    return { again, waitMs: Math.min(asked, limits.retryAfterMs), wholeHost: true };
  }
  const kind = capture.failure?.kind;
  const most = kind === undefined ? (capture.status >= 500 ? AGAIN_AFTER_5XX : 0) : (againAfter[kind] ?? 0);
  return attempt <= most ? { again: true, waitMs: backoff, wholeHost: false } : null;
}

/** Milliseconds a Retry-After asks for: seconds or an HTTP date (RFC 9110 section 10.2.3); null when unreadable. */
export function retryAfterMs(header: string | undefined, now: number): number | null {
  if (header === undefined) return null;
  const text = header.trim();
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
