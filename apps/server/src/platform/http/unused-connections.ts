import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Ends connections that never carried a request when the server closes. Browsers open some ahead of need, and Node
 * closes only those that were used before, so a stopping server would wait for them without end.
 */
export function endUnusedOnClose(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  let closing = false;
  app.server.on("connection", (socket: Socket) => {
    if (closing) socket.destroy();
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  app.server.on("request", ({ socket }: { socket: Socket }) => unused.delete(socket));
  app.addHook("preClose", (done) => {
    closing = true;
    for (const socket of unused) socket.destroy();
    done();
  });
}
