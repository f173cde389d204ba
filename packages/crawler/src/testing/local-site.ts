import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

export interface Visit {
  path: string;
  /** performance.now() when the request came. */
  at: number;
}

export interface LocalSite {
  /** E.g. "http://127.0.0.1:40123". */
  origin: string;
  /** E.g. "127.0.0.1:40123", as allowHosts wants it. */
  hostPort: string;
  /** Requests in order. */
  visits: Visit[];
  paths(): string[];
  [Symbol.asyncDispose](): Promise<void>;
}

export type Answer = string | Uint8Array | Reply | ((request: IncomingMessage, response: ServerResponse) => void);

export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

/**
 * A real web server on a free loopback port. Routes are chosen by path and query, then by path; strings are HTML pages;
 * `{origin}` in strings is replaced by the site's own. Unknown paths answer 404.
 */
export async function startSite(
  routes: Record<string, Answer> | ((path: string) => Answer | undefined),
): Promise<LocalSite> {
  const visits: Visit[] = [];
  const sockets = new Set<Socket>();
  const find = (path: string): Answer | undefined =>
    typeof routes === "function" ? routes(path) : (routes[path] ?? routes[path.split("?", 1)[0]!]);
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    visits.push({ path, at: performance.now() });
    const answer = find(path) ?? { status: 404, body: "<title>Not found</title>" };
    if (typeof answer === "function") answer(request, response);
    else sendAnswer(response, answer, origin);
  });
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    hostPort: `127.0.0.1:${port}`,
    visits,
    paths: () => visits.map((visit) => visit.path),
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Sends what a route says; `{origin}` in texts is the site's own. */
export function sendAnswer(response: ServerResponse, answer: string | Uint8Array | Reply, origin: string): void {
  const isBare = typeof answer === "string" || answer instanceof Uint8Array;
  const { status = 200, headers = {}, body = "" }: Reply = isBare ? { body: answer } : answer;
  const own = Object.entries(headers).map(([name, value]) => [name, value.replaceAll("{origin}", origin)] as const);
  response.writeHead(status, { "content-type": "text/html; charset=utf-8", ...Object.fromEntries(own) });
  response.end(typeof body === "string" ? body.replaceAll("{origin}", origin) : body);
}

/** A page with a title and links. */
export function page(title: string, ...links: string[]): string {
  const anchors = links.map((href) => `<a href="${href}">${href}</a>`).join(" ");
  return `<!doctype html><html lang="en"><title>${title}</title><body><main><h1>${title}</h1>${anchors}</main></body></html>`;
}

export const plainText = (body: string): Reply => ({ headers: { "content-type": "text/plain" }, body });
export const redirect = (location: string, status = 301): Reply => ({ status, headers: { location } });
