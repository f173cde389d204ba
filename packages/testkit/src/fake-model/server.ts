import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { misbehave, type ModelFaultName } from "./misbehave.ts";
import { wires, type ModelRequest } from "./wire.ts";

export interface FakeModel {
  /** Base address of all four wire formats. */
  readonly url: string;
  /** What was asked, in order. */
  readonly requests: readonly ModelRequest[];
  /** From now on every question, or each of a kind, is answered like this; null: well again. */
  fail(fault: ModelFaultName | null, concerns?: (request: ModelRequest) => boolean): void;
  /** Answers take this long from now on. */
  delay(ms: number): void;
  close(): Promise<void>;
}

/** Finds the answer, as the object that was asked for. */
export type Answering = (request: ModelRequest) => unknown;

/** A provider of language models on a loopback port: the real client libraries can't tell the difference. */
export async function startFakeModel(answer: Answering): Promise<FakeModel> {
  const requests: ModelRequest[] = [];
  let failing: { fault: ModelFaultName; concerns: (request: ModelRequest) => boolean } | null = null;
  let delayMs = 0;

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? "/", "http://model");
    const wire = wires.find(({ path }) => path.test(pathname));
    if (!wire) {
      const known = request.method === "GET" && pathname.endsWith("/models");
      response.writeHead(known ? 200 : 404, { "content-type": "application/json" }).end('{"data":[]}');
      return;
    }
    const body = JSON.parse(await readBody(request)) as Record<string, unknown>;
    const asked: ModelRequest = { wire: wire.name, body, headers: request.headers, ...wire.read(body) };
    requests.push(asked);
    if (failing?.concerns(asked)) return misbehave(failing.fault, wire, response);
    const text = JSON.stringify(answer(asked));
    // About as real tokenizers count.
    const tokens = {
      input: Math.ceil((asked.instructions.length + asked.prompt.length) / 4),
      output: Math.ceil(text.length / 4),
    };
    setTimeout(() => {
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(wire.write(text, tokens)));
    }, delayMs);
  };

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => void response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    fail: (fault, concerns = () => true) => (failing = fault && { fault, concerns }),
    delay: (ms) => (delayMs = ms),
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

/** Addresses at which no provider can be reached: no such name, nobody listening, no TLS spoken. */
export const faultyAddresses = (fake: FakeModel): Readonly<Record<"DNS" | "refused" | "TLS", string>> => ({
  DNS: "https://no-such-host.invalid/v1",
  refused: "http://127.0.0.1:9/v1",
  TLS: fake.url.replace("http:", "https:"),
});
