import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export interface Relay {
  readonly url: string;
  /** Breaks every connection, and each new one until `restore`. */
  cut(): void;
  restore(): void;
  close(): Promise<void>;
}

/** A wire to a server on this machine that can be cut. */
export async function openRelay(target: string): Promise<Relay> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.once("close", () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((near) => {
    keep(near);
    if (isCut) return void near.resetAndDestroy();
    const far = keep(connect(Number(port), hostname));
    near.once("close", () => far.destroy());
    far.once("close", () => near.destroy());
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const breakAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true;
      breakAll();
    },
    restore: () => {
      isCut = false;
    },
    close: async () => {
      breakAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
