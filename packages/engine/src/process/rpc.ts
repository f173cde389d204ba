/** Messages between the two sides of a process boundary. */
type Message =
  | { readonly call: string; readonly id: number; readonly args: readonly unknown[] }
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: RemoteError };

export interface RemoteError {
  readonly name: string;
  readonly message: string;
  /** Present on failures with a sentence for the owner. */
  readonly code: string | null;
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

/** Calls by name over a message channel, both ways. */
export function createRpc(
  channel: Channel,
  handlers: Readonly<Record<string, Handler>>,
  revive: (error: RemoteError) => Error,
): Rpc {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let nextId = 0;
  let broken: Error | null = null;

  channel.onMessage((message) => {
    if ("call" in message) {
      void answer(message.id, handlers[message.call], message.args);
      return;
    }
    const caller = waiting.get(message.id);
    waiting.delete(message.id);
    if ("error" in message) caller?.reject(revive(message.error));
    else caller?.resolve(message.value);
  });

  async function answer(id: number, handler: Handler | undefined, args: readonly unknown[]): Promise<void> {
    try {
      const value = await (handler as ((...args: readonly unknown[]) => unknown) | undefined)?.(...args);
      channel.send({ id, value });
    } catch (error) {
      channel.send({ id, error: describe(error) });
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

function describe(error: unknown): RemoteError {
  if (!(error instanceof Error)) return { name: "Error", message: String(error), code: null };
  const code = "code" in error && typeof error.code === "string" ? error.code : null;
  return { name: error.name, message: error.message, code };
}
