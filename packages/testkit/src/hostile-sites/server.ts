import { createServer, type RequestListener } from "node:http";
import { createServer as createHttp2Server } from "node:http2";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo, Server, Socket } from "node:net";
import { makeCertificate } from "./certificate.ts";
import type { HostileSite, Transport } from "./hostile-site.ts";

export interface RunningSite {
  /** Start address with final slash. */
  readonly url: string;
  /** host:port, as a crawl's allowHosts wants it. */
  readonly host: string;
  close(): Promise<void>;
}

/** RFC 6761: example names are served by nobody. */
const NO_NAME = "nobody-serves-this.shop.example.net:80";

/** Serves a hostile site on a loopback port. */
export async function startHostileSite(site: HostileSite): Promise<RunningSite> {
  const { transport = "http" } = site;
  if (transport === "no-name") return { url: `http://${NO_NAME}/`, host: NO_NAME, close: async () => {} };
  const times = new Map<string, number>();
  const scheme = ["http", "http2", "ipv6"].includes(transport) ? "http" : "https";
  const server = await serverOf(transport, (request, response) => {
    const path = request.url ?? "/";
    times.set(path, (times.get(path) ?? 0) + 1);
    const origin = `${scheme}://${host}`;
    if (!site.answer({ path, origin, times: times.get(path)!, request, response })) response.writeHead(404).end();
  });
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.once("close", () => sockets.delete(socket));
  });
  server.on("tlsClientError", () => {});
  const name = transport === "ipv6" ? "[::1]" : "127.0.0.1";
  await new Promise<void>((resolve) => server.listen(0, transport === "ipv6" ? "::1" : "127.0.0.1", resolve));
  const host = `${name}:${(server.address() as AddressInfo).port}`;
  return {
    url: `${scheme}://${host}/`,
    host,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function serverOf(transport: Transport, listener: RequestListener): Promise<Server> {
  const secure = async (host: string, daysLeft = 30, more: object = {}): Promise<Server> =>
    createTlsServer({ ...(await makeCertificate({ host, daysLeft })), ...more }, listener);
  switch (transport) {
    case "expired":
      return secure("127.0.0.1", -1);
    case "other-host":
      return secure("else.example");
    case "self-signed":
      return secure("127.0.0.1");
    case "old-tls":
      return secure("127.0.0.1", 30, { minVersion: "TLSv1", maxVersion: "TLSv1", ciphers: "DEFAULT@SECLEVEL=0" });
    case "any-tls":
      return secure("localhost", 30, { minVersion: "TLSv1", ciphers: "DEFAULT@SECLEVEL=0" });
    case "http2":
      return createHttp2Server();
    default:
      return createServer(listener);
  }
}
