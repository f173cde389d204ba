import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface FakeReceiver {
  readonly host: string;
  readonly url: string;
  readonly received: Received[];
  /** How it answers from now on. */
  answer(by: (received: Received) => Answer): void;
  close(): Promise<void>;
}

/** Somebody's server on a loopback port: keeps what it is sent, and answers as a test wants. */
export async function startReceiver(): Promise<FakeReceiver> {
  const received: Received[] = [];
  let answerBy: (received: Received) => Answer = () => ({ status: 204 });
  const server = createServer(async (request, response) => {
    const one = {
      method: request.method ?? "",
      path: request.url ?? "",
      headers: request.headers,
      body: await text(request),
    };
    received.push(one);
    const { status, headers = {}, body } = answerBy(one);
    response.writeHead(status, headers).end(body === undefined ? undefined : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: `http://${host}`,
    received,
    answer: (by) => void (answerBy = by),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
