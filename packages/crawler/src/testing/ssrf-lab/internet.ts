import { createSocket } from "node:dgram";
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer, type Socket } from "node:net";
import { startNameServer, type NameAnswer, type NameServer } from "./name-server.ts";

/** The only addresses of the lab that stand for the public internet; every other one is a canary. */
export const PUBLIC: readonly string[] = ["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"];
/** Where addresses under test point to: a port that the guard takes for a website's. */
export const PORT = 8080;
const WEBSITE_PORTS = [80, 443, PORT];
/** Ports of websites (8443 is left closed), and of services in private networks: shell, mail, names, databases. */
const CANARY_PORTS = [80, 443, 22, 25, 53, 5432, 6379];

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A network of its own in which every address is this machine: sites at the public ones, canaries at all others. */
export interface Internet {
  /** Adds a site. `leadsTo` is asked for every question for the name. */
  serve(host: string, answer: Answer, leadsTo?: (nth: number) => NameAnswer): void;
  /** A name without a site of its own. */
  name(host: string, leadsTo: (nth: number) => NameAnswer): void;
  /** Requests to sites so far, as "host/path". */
  readonly visits: ReadonlySet<string>;
  readonly names: NameServer;
  /** Connections and datagrams that reached what is not public, each as "address:port first line". */
  touched(): readonly string[];
  close(): void;
}

export const publicly = (): NameAnswer => ({ addresses: PUBLIC });

export async function openInternet(): Promise<Internet> {
  const sites = new Map<string, Answer>();
  const zones = new Map<string, (nth: number) => NameAnswer>();
  const visits = new Set<string>();
  const touched: string[] = [];
  const names = await startNameServer((name, nth) => zones.get(name)?.(nth) ?? null);
  const website = createHttpServer((request, response) => {
    const host = (request.headers.host ?? "").split(":", 1)[0]!;
    visits.add(`${host}${request.url}`);
    // A connection that is kept would never ask for the name again.
    response.setHeader("connection", "close");
    const answer = sites.get(host);
    if (answer === undefined) response.writeHead(404).end();
    else answer(request, response);
  });
  const onConnection = (socket: Socket): void => {
    const local = (socket.localAddress ?? "").replace(/^::ffff:/, "");
    socket.on("error", () => socket.destroy());
    if (PUBLIC.includes(local) && WEBSITE_PORTS.includes(socket.localPort ?? 0)) {
      if (socket.localPort === 443) socket.destroy();
      else website.emit("connection", socket);
      return;
    }
    const at = touched.push(`${local}:${socket.localPort}`) - 1;
    socket.once("data", (data) => {
      touched[at] += ` ${data.toString("latin1").split("\r\n", 1)[0]}`;
      socket.destroy();
    });
  };
  const listeners = [PORT, ...CANARY_PORTS].map((port) => createServer(onConnection).listen(port, "::"));
  const datagrams = [PORT, 443, 3478].map((port) => {
    const socket = createSocket("udp6").on("message", () => void touched.push(`datagram to port ${port}`));
    return socket.bind(port, "::");
  });
  await Promise.all(
    [...listeners, ...datagrams].map((one) => new Promise((resolve) => one.once("listening", resolve))),
  );
  return {
    serve(host, answer, leadsTo = publicly) {
      sites.set(host, answer);
      zones.set(host, leadsTo);
    },
    name: (host, leadsTo) => void zones.set(host, leadsTo),
    visits,
    names,
    touched: () => touched,
    close() {
      names.close();
      for (const one of [...listeners, ...datagrams]) one.close();
    },
  };
}
