import {
  calls,
  CallFailed,
  createClient,
  type CallInput,
  type CallName,
  type CallReply,
  type Calls,
  type CallSpec,
  type TokenScope,
} from "@audit/contract";

/** The calls that a personal token may make. */
type TokenCallName = { [N in CallName]: Calls[N] extends { token: TokenScope } ? N : never }[CallName];

/** Nothing need be given to a call that takes nothing. */
type InputOf<N extends TokenCallName> =
  object extends CallInput<Calls[N]>
    ? [input?: CallInput<Calls[N]>, signal?: AbortSignal]
    : [input: CallInput<Calls[N]>, signal?: AbortSignal];

/** One method for each call, named as in the reference. Rejects with `CallFailed` for an answer that is not 200. */
export type AuditClient = {
  readonly [N in TokenCallName]: (...given: InputOf<N>) => Promise<CallReply<Calls[N]>>;
};

export interface AuditClientOptions {
  /** Of the installation, such as "https://audit.example". */
  readonly url: string;
  /** A personal token. */
  readonly token: string;
  /** How often a call that found the server busy, or asked too often, is tried again; twice unless said otherwise. */
  readonly retries?: number;
  readonly fetch?: typeof fetch;
}

const MOST_WAIT_SECONDS = 60;
const BUSY = [429, 503];

/** A client of one installation. Waits as the server asks where it is too busy, and gives up after `retries` tries more. */
export function createAuditClient({ url, token, retries = 2, fetch: send }: AuditClientOptions): AuditClient {
  const base = url.replace(/\/+$/, "");
  const call = createClient({ base, token: () => token, ...(send ? { fetch: send } : {}) });
  const methods = Object.values<CallSpec>(calls)
    .filter(({ token: scope }) => scope !== undefined)
    .map((spec) => [
      spec.name,
      (input: object = {}, signal?: AbortSignal) =>
        again(retries, () => call(spec, input as CallInput<typeof spec>, signal), signal),
    ]);
  return Object.fromEntries(methods) as AuditClient;
}

async function again<T>(tries: number, ask: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const wait = error instanceof CallFailed && BUSY.includes(error.status) ? (error.retryAfter ?? 1) : null;
    if (wait === null || wait > MOST_WAIT_SECONDS || tries <= 0) throw error;
    await pause(wait * 1000, signal);
    return again(tries - 1, ask, signal);
  }
}

/** @throws the signal's reason when it is aborted meanwhile */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason instanceof Error ? signal.reason : new Error("Aborted"));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal?.addEventListener("abort", stop, { once: true });
  });
}
