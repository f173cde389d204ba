import { AuditFailed, isDiskFault } from "../audit.ts";

/** Messages between the two sides of a process boundary. */
type Message =
  | { readonly call: string; readonly id: number; readonly args: readonly unknown[] }
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: RemoteError };

export interface RemoteError {
  readonly name: string;
  readonly message: string;
  /** Whose fault it is, as far as the other side can tell. */
  readonly cause: "site" | "disk" | "program";
  /** Of a failure with a sentence for the owner, or of a fault of the system. */
  readonly code: string | null;
  /** Its number on the side that sent it, which keeps it: an error may come back. */
  readonly kept: number;
  /** Set when it began as an error of the side that gets it: that one's number. */
  readonly own: number | null;
}

export interface Channel {
  send(message: Message): void;
  onMessage(listener: (message: Message) => void): void;
}

export interface Rpc {
  call(name: string, ...args: readonly unknown[]): Promise<unknown>;
  /** Rejects all calls that wait for an answer, and every later one. */
  fail(reason: Error): void;
}

type Handler = (...args: never[]) => unknown;

/** Errors kept for the case that they come back; the newest of them are plenty. */
const MOST_KEPT = 100;

/**
 * Calls by name over a message channel, both ways. An error of a handler that ends a call of the other side comes back as
 * itself, so that a fault of a database behind a handler is still one to whoever asked first.
 */
export function createRpc(
  channel: Channel,
  handlers: Readonly<Record<string, Handler>>,
  revive: (error: RemoteError) => Error,
): Rpc {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  const errors = createErrorBook(revive);
  let nextId = 0;
  let broken: Error | null = null;

  channel.onMessage((message) => {
    if ("call" in message) {
      void answer(message.id, handlers[message.call], message.args);
      return;
    }
    const caller = waiting.get(message.id);
    waiting.delete(message.id);
    if ("error" in message) caller?.reject(errors.received(message.error));
    else caller?.resolve(message.value);
  });

  async function answer(id: number, handler: Handler | undefined, args: readonly unknown[]): Promise<void> {
    try {
      const value = await (handler as ((...args: readonly unknown[]) => unknown) | undefined)?.(...args);
      channel.send({ id, value });
    } catch (error) {
      channel.send({ id, error: errors.sent(error) });
    }
  }

  return {
    call: (name, ...args) => {
      if (broken) return Promise.reject(broken);
      nextId += 1;
      const id = nextId;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        channel.send({ call: name, id, args });
      });
    },
    fail: (reason) => {
      broken = reason;
      for (const { reject } of waiting.values()) reject(reason);
      waiting.clear();
    },
  };
}

interface ErrorBook {
  sent(error: unknown): RemoteError;
  received(remote: RemoteError): Error;
}

/** Knows errors that crossed the channel again, in either direction. */
function createErrorBook(revive: (error: RemoteError) => Error): ErrorBook {
  const kept = new Map<number, Error>();
  const numbers = new WeakMap<Error, number>();
  let last = 0;
  const beganThere = (error: unknown): number | null => {
    if (!(error instanceof Error)) return null;
    return numbers.get(error) ?? beganThere(error.cause);
  };
  return {
    sent(error) {
      last += 1;
      if (error instanceof Error) kept.set(last, error);
      kept.delete(last - MOST_KEPT);
      return { ...describe(error), kept: last, own: beganThere(error) };
    },
    received(remote) {
      const own = remote.own === null ? undefined : kept.get(remote.own);
      if (own) return own;
      const error = revive(remote);
      numbers.set(error, remote.kept);
      return error;
    },
  };
}

function describe(error: unknown): Omit<RemoteError, "kept" | "own"> {
  if (!(error instanceof Error)) return { name: "Error", message: String(error), cause: "program", code: null };
  const { name, message } = error;
  const code = "code" in error && typeof error.code === "string" ? error.code : null;
  if (error instanceof AuditFailed) return { name, message, cause: "site", code };
  return { name, message, cause: isDiskFault(error) ? "disk" : "program", code };
}
