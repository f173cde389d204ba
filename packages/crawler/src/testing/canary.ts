import { createSocket } from "node:dgram";
import { createServer, type AddressInfo } from "node:net";

/** Something private that nobody may reach: counts every connection and every datagram on one loopback port. */
export interface Canary {
  readonly port: number;
  touched(): number;
  [Symbol.asyncDispose](): Promise<void>;
}

export async function startCanary(host = "127.0.0.1"): Promise<Canary> {
  let touched = 0;
  const touch = (): void => void (touched += 1);
  const server = createServer((socket) => {
    touch();
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  const datagrams = createSocket(host.includes(":") ? "udp6" : "udp4");
  datagrams.on("message", touch);
  await new Promise<void>((resolve) => datagrams.bind(port, host, resolve));
  return {
    port,
    touched: () => touched,
    async [Symbol.asyncDispose]() {
      datagrams.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
