import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

export interface Relay {
  /** Of its near end: "http://127.0.0.1:1234". */
  readonly url: string;
  /** Breaks every connection, and each new one until `restore`. */
  cut(): void;
  /** Lets nothing more through on any connection, and says nothing of it; those stay dead after `restore`. */
  swallow(): void;
  /** Lets everything through so many milliseconds late. */
  delay(ms: number): void;
  restore(): void;
  close(): Promise<void>;
}

type Weather = "clear" | "cut" | "swallowing";

/**
 * A wire to a server on this machine that can be cut, slowed or made to swallow.
 * @param target its address, or the path of its socket file
 */
export async function openRelay(target: string): Promise<Relay> {
  const sockets = new Set<Socket>();
  const wires = new Set<{ isDead: boolean }>();
  let weather: Weather = "clear";
  let lateMs = 0;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.once("close", () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((near) => {
    keep(near);
    if (weather === "cut") return void near.resetAndDestroy();
    const far = keep(connect(optionsOf(target)));
    const wire = { isDead: weather === "swallowing" };
    wires.add(wire);
    const late = (): number => lateMs;
    carry(near, far, { wire, late });
    carry(far, near, { wire, late });
    near.once("close", () => {
      wires.delete(wire);
      far.destroy();
    });
    // Who hears nothing does not hear of an end either.
    far.once("close", () => wire.isDead || near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const breakAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => {
      weather = "cut";
      breakAll();
    },
    swallow: () => {
      weather = "swallowing";
      for (const wire of wires) wire.isDead = true;
    },
    delay: (ms) => {
      lateMs = ms;
    },
    restore: () => {
      weather = "clear";
      lateMs = 0;
    },
    close: async () => {
      breakAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function optionsOf(target: string): NetConnectOpts {
  if (!URL.canParse(target)) return { path: target };
  const { hostname, port } = new URL(target);
  return { host: hostname, port: Number(port) };
}

/** One direction of a wire; bytes keep their order whatever becomes of the delay. */
function carry(
  from: Socket,
  to: Socket,
  { wire, late }: { readonly wire: { isDead: boolean }; readonly late: () => number },
): void {
  let carried: Promise<void> = Promise.resolve();
  from.on("data", (bytes: Buffer) => {
    const ms = late();
    carried = carried.then(async () => {
      if (ms > 0) await pause(ms);
      if (wire.isDead || to.destroyed || to.write(bytes)) return;
      from.pause();
      await drained(to);
      from.resume();
    });
  });
  from.once("end", () => void carried.then(() => wire.isDead || to.end()));
}

const drained = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    socket.once("drain", resolve);
    socket.once("close", () => resolve());
  });
