import type { ProbeReading } from "@audit/contract";

/** What a check found. "not_configured" is a state of its own: nothing is wrong, nothing is there. */
export interface Finding {
  readonly status: "ok" | "warning" | "not_configured";
  /** In a few words, for the operator; no secrets. */
  readonly note?: string;
}

/** A part that we depend on, and how to find out whether it works. */
export interface Probe {
  /** As the operator knows it: "Database". */
  readonly name: string;
  /** @throws Error whose sentence says what is wrong; it is shown, so it names no secret */
  check(signal: AbortSignal): Promise<Finding>;
  /** Milliseconds between two checks. */
  readonly everyMs: number;
}

export interface Watch {
  read(): ProbeReading;
  /** Asks now, or waits for the check under way. */
  checkNow(): Promise<void>;
  close(): void;
}

/** What takes longer has failed, whatever it would answer in the end. */
const LONGEST_MS = 10_000;
const LONGEST_ERROR = 300;

/** Asks one part again and again, and keeps what it answered. The first check begins at once. */
export function watch({ name, check, everyMs }: Probe, longestMs = LONGEST_MS): Watch {
  let reading: ProbeReading = {
    name,
    status: "unknown",
    note: null,
    checkedAt: null,
    latencyMs: null,
    error: null,
    lastError: null,
  };
  let checking: Promise<void> | null = null;

  const ask = async (): Promise<void> => {
    const start = performance.now();
    const outcome = await inTime(check, longestMs);
    const at = new Date().toISOString();
    const asked = outcome instanceof Error || outcome.status !== "not_configured";
    const latencyMs = asked ? Math.round(performance.now() - start) : null;
    const error = outcome instanceof Error ? outcome.message.slice(0, LONGEST_ERROR) : null;
    reading = {
      name,
      status: outcome instanceof Error ? "failed" : outcome.status,
      note: outcome instanceof Error ? null : (outcome.note ?? null),
      checkedAt: at,
      latencyMs,
      error,
      lastError: error === null ? reading.lastError : { at, text: error },
    };
  };
  const checkNow = (): Promise<void> => (checking ??= ask().finally(() => (checking = null)));
  const timer = setInterval(() => void checkNow(), everyMs);
  timer.unref();
  void checkNow();
  return { read: () => reading, checkNow, close: () => clearInterval(timer) };
}

async function inTime(check: Probe["check"], longestMs: number): Promise<Finding | Error> {
  const signal = AbortSignal.timeout(longestMs);
  const late = new Promise<Error>((resolve) => {
    signal.addEventListener("abort", () => resolve(new Error(`No answer within ${longestMs / 1000} seconds.`)));
  });
  const asked = Promise.resolve()
    .then(() => check(signal))
    .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
  return Promise.race([asked, late]);
}
