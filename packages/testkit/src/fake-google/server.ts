import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { answerCrux } from "./crux.ts";
import { misbehave, type GoogleFaultCase } from "./misbehave.ts";
import { answerSearchConsole } from "./search-console.ts";
import { consentPage, exchange, revoke } from "./tokens.ts";
import type { Answer, FakeGoogleData, GoogleRequest, Grants } from "./world.ts";

export interface FakeGoogle {
  /** Base of all its services. */
  readonly url: string;
  /** What was asked, in order. */
  readonly requests: readonly GoogleRequest[];
  /** Replaces what it knows. */
  hold(data: FakeGoogleData): void;
  /** From now on requests whose path matches (all of them by itself) are answered like this; null: well again. */
  fail(fault: GoogleFaultCase | null, path?: RegExp): void;
  /** Ends all grants, as a person does in his Google account. */
  endGrants(): void;
  /** Grants that are good. */
  grants(): number;
  close(): Promise<void>;
}

/** Google's sign-in, Search Console and Chrome UX Report on a loopback port, as far as they are documented and used. */
export async function startFakeGoogle(known: FakeGoogleData = {}): Promise<FakeGoogle> {
  const requests: GoogleRequest[] = [];
  const grants: Grants = { codes: new Map(), refreshTokens: new Set(), accessTokens: new Map() };
  let data = known;
  let failing: { fault: GoogleFaultCase; path: RegExp } | null = null;

  const route = (request: GoogleRequest, query: URLSearchParams): Answer => {
    const { method, path } = request;
    if (method === "GET" && path === "/o/oauth2/v2/auth") return consentPage(query, grants);
    if (method === "POST" && path === "/token") return exchange(request, grants);
    if (method === "POST" && path === "/revoke") return revoke(request, grants);
    if (method === "POST" && path === "/v1/records:queryRecord") return answerCrux(request, data);
    return answerSearchConsole(request, data, grants);
  };

  const respond = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(incoming.url ?? "/", "http://google");
    const body = readFields(await readBody(incoming), incoming.headers["content-type"] ?? "");
    const request = { method: incoming.method ?? "GET", path: pathname, headers: incoming.headers, body };
    requests.push(request);
    if (failing?.path.test(pathname)) return misbehave(failing.fault, response);
    const { status, body: answer } = route(request, searchParams);
    const isPage = typeof answer === "string";
    response.writeHead(status, { "content-type": isPage ? "text/html" : "application/json; charset=UTF-8" });
    response.end(isPage ? answer : JSON.stringify(answer));
  };

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => void response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    hold: (next) => (data = next),
    fail: (fault, path = /./) => (failing = fault && { fault, path }),
    endGrants: () => grants.refreshTokens.clear(),
    grants: () => grants.refreshTokens.size,
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

function readFields(text: string, type: string): Record<string, unknown> {
  if (text === "") return {};
  if (type.startsWith("application/json")) return JSON.parse(text) as Record<string, unknown>;
  return Object.fromEntries(new URLSearchParams(text));
}
