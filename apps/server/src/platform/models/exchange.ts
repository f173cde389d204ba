import type { FaultName } from "./fault.ts";

/** An answer of 8,000 tokens has some 40 kB; more than this is none. */
const MOST_BYTES = 1024 * 1024;

/** One exchange with a provider over HTTP, and what went wrong in it. */
export interface Exchange {
  readonly fetch: typeof globalThis.fetch;
  /** Names the fault of a failed exchange. */
  fault(): FaultName;
  /** Whether the provider may have worked for us although nothing usable came. */
  mayCost(): boolean;
  /** What the provider asked to wait, in milliseconds; null when it did not. */
  waitMs(): number | null;
}

/**
 * Fetches from the address that the operator configured and from no other (redirects are refused), and reads no more
 * than an answer can have.
 */
export function openExchange(signal: AbortSignal): Exchange {
  let status: number | null = null;
  let retryAfter: string | null = null;
  let tooLong = false;
  let bodyFailed = false;

  const bounded = async (input: Parameters<typeof globalThis.fetch>[0], init?: RequestInit): Promise<Response> => {
    const response = await globalThis.fetch(input, { ...init, redirect: "error" });
    status = response.status;
    retryAfter = response.headers.get("retry-after");
    if (response.body === null) return response;
    const body = response.body.pipeThrough(
      countingStream(() => (tooLong = true)),
      {},
    );
    const watched = watchEnd(body, () => (bodyFailed = true));
    return new Response(watched, { status: response.status, headers: response.headers });
  };

  return {
    fetch: bounded,
    fault: () => {
      if (tooLong) return "too-long";
      if (signal.aborted) return "silent";
      if (status === null) return "unreachable";
      return faultOfStatus(status) ?? (bodyFailed ? "cut" : "unreadable");
    },
    mayCost: () => (status === null ? signal.aborted : status < 400),
    waitMs: () => (retryAfter !== null && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) * 1000 : null),
  };
}

function faultOfStatus(status: number): FaultName | null {
  if (status < 400) return null;
  if (status === 401 || status === 403) return "denied";
  if (status === 404) return "missing";
  if (status === 429) return "busy";
  return status >= 500 ? "failing" : "rejected";
}

function countingStream(onTooLong: () => void): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      if (bytes <= MOST_BYTES) return controller.enqueue(chunk);
      onTooLong();
      controller.error(new Error("The answer is too long."));
    },
  });
}

function watchEnd(body: ReadableStream<Uint8Array>, onFailure: () => void): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        onFailure();
        controller.error(error);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
