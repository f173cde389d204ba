import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import { connect, type AddressInfo, type LookupFunction, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { registrableDomainOf } from "@audit/facts";
import { publicLookup } from "./lookup.ts";
import { openPagedAccount, type ForeignAccount, type ForeignBounds, type ForeignCounts } from "./foreign-account.ts";
import { bareHost, checkTarget, isAllowedHost, portOf, type HostLists } from "./target.ts";

/** Egress for programs that can only be given a proxy, such as a browser: each connection passes the same guard. */
export interface ForwardProxy {
  /** E.g. "http://127.0.0.1:40123". */
  readonly address: string;
  /** Bytes handed to the client so far. */
  received(): number;
  /** The next page begins: what it sends to hosts of others is counted anew. */
  beginPage(): void;
  /** Cuts every connection and refuses all until the next page begins: what a page has left waiting is let go of by its browser when it closes. */
  endPage(): void;
  /** What went to sites of others so far. */
  spent(): ForeignCounts;
  close(): Promise<void>;
}

export interface ForwardProxyOptions extends HostLists {
  /** A connection that nobody uses for so long is cut; also the patience for making one. */
  readonly idleMs: number;
  /** Connections at once; more are refused. */
  readonly mostSockets: number;
  /** Any host of this registrable domain is the site's own; all others are bounded by page. */
  readonly home: string;
  readonly foreign?: ForeignBounds;
  /** The same of all pages together. */
  readonly foreignInAll?: ForeignBounds;
  /** What earlier processes of the same audit have spent of it. */
  readonly spent?: ForeignCounts;
}

/** Headers that speak of the connection, not of the message (RFC 9110 section 7.6.1). */
const HOP_BY_HOP = ["connection", "proxy-connection", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade"];

/**
 * Starts a proxy on a loopback port: plain requests are passed on, CONNECT makes a tunnel (https, websockets). What the
 * guard refuses gets status 403 and no connection; names are resolved here and pinned, so no second answer can slip in.
 */
export async function openForwardProxy(options: ForwardProxyOptions): Promise<ForwardProxy> {
  const sockets = new Set<Socket>();
  let received = 0;
  let isOpen = true;
  const keep = (socket: Socket): boolean => {
    if (sockets.size >= options.mostSockets) {
      socket.destroy();
      return false;
    }
    sockets.add(socket);
    socket.setTimeout(options.idleMs, () => socket.destroy());
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    return true;
  };
  const count = (bytes: number): void => void (received += bytes);
  const own = registrableDomainOf(options.home);
  const account = openPagedAccount((site) => site !== own, options.foreign, options.foreignInAll, options.spent);
  const agent = new Agent({ keepAlive: true, timeout: options.idleMs });
  const server = createServer((request, response) =>
    isOpen ? passOn(request, response, { agent, options, count, account }) : refuse(response, 403),
  );
  server.on("connection", keep);
  server.on("connect", (request, client: Duplex, head: Buffer) => {
    if (!isOpen) return void client.destroy();
    const out = openTunnel(request.url ?? "", client, head, { options, count, account });
    if (out && !keep(out)) client.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
    agent.destroy();
  };
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: () => received,
    beginPage: () => {
      isOpen = true;
      account.beginPage();
    },
    endPage: () => {
      isOpen = false;
      cut();
    },
    spent: account.spent,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}

type Count = (bytes: number) => void;

interface Passing {
  readonly options: ForwardProxyOptions;
  readonly count: Count;
  readonly account: ForeignAccount;
}

/** Undefined leaves the resolver to Node: only for pairs the operator allowed by name. */
const lookupFor = (url: URL, { allowHosts }: ForwardProxyOptions): { lookup?: LookupFunction } =>
  isAllowedHost(url, allowHosts) ? {} : { lookup: publicLookup };

function passOn(
  from: IncomingMessage,
  to: ServerResponse,
  { agent, options, count, account }: Passing & { readonly agent: Agent },
): void {
  const target = from.url ?? "";
  if (!target.startsWith("http://") || !checkTarget(target, options).allowed) return refuse(to, 403);
  const url = new URL(target);
  if (!account.mayAsk(target, "requests") || !account.maySend(target, sizeOf(from))) return refuse(to, 429);
  const outgoing = ask({
    agent,
    host: bareHost(url.hostname),
    port: portOf(url),
    path: url.pathname + url.search,
    method: from.method,
    headers: withoutHops(from.headers),
    timeout: options.idleMs,
    ...lookupFor(url, options),
  });
  outgoing.on("timeout", () => outgoing.destroy());
  outgoing.on("error", () => (to.headersSent ? to.destroy() : refuse(to, 502)));
  outgoing.on("response", (answer) => {
    to.writeHead(answer.statusCode ?? 502, withoutHops(answer.headers));
    answer.on("data", (chunk: Buffer) => count(chunk.length));
    answer.on("error", () => to.destroy());
    answer.pipe(to);
  });
  to.on("close", () => outgoing.destroy());
  from.on("data", (chunk: Buffer) => {
    if (!account.maySend(target, chunk.length)) outgoing.destroy();
  });
  from.pipe(outgoing);
}

/** Bytes of a request's first line and headers, as they were written. */
const sizeOf = ({ method = "", url = "", rawHeaders }: IncomingMessage): number =>
  method.length + url.length + rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);

function withoutHops(headers: IncomingMessage["headers"]): IncomingMessage["headers"] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)));
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { "content-length": "0" }).end();
}

/** @returns the socket to the target, or null when the guard refused it. */
function openTunnel(pair: string, client: Duplex, head: Buffer, { options, count, account }: Passing): Socket | null {
  client.on("error", () => client.destroy());
  const target = `https://${pair}/`;
  if (!checkTarget(target, options).allowed) {
    client.end("HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n");
    return null;
  }
  const url = new URL(target);
  if (!account.mayAsk(target, "tunnels")) {
    client.end("HTTP/1.1 429 Too Many Requests\r\ncontent-length: 0\r\n\r\n");
    return null;
  }
  const out = connect({ host: bareHost(url.hostname), port: portOf(url), ...lookupFor(url, options) });
  out.once("connect", () => {
    client.write("HTTP/1.1 200 Connection established\r\n\r\n");
    let isFirst = true;
    const watch = (chunk: Buffer): boolean => {
      const may = (!isFirst || isHandshake(chunk)) && account.maySend(target, chunk.length);
      isFirst = false;
      if (!may) out.destroy();
      return may;
    };
    if (head.length > 0 && watch(head)) out.write(head);
    out.on("data", (chunk: Buffer) => count(chunk.length));
    out.pipe(client);
    // Heard before the pipe writes: what is over the bound never leaves.
    client.on("data", watch);
    client.pipe(out);
  });
  out.once("error", () => client.end("HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\n\r\n"));
  out.on("close", () => client.destroy());
  client.on("close", () => out.destroy());
  return out;
}

/** TLS begins with a handshake record; what speaks plainly through a tunnel is a WebSocket, which no page needs to be read. */
const isHandshake = (chunk: Buffer): boolean => chunk[0] === 0x16;
