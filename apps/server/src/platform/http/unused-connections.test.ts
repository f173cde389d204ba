import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { createTestServer } from "../../testing/index.ts";

test("a connection that never asked for anything doesn't keep the server from stopping", async () => {
  const server = await createTestServer();
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  const ended = once(socket, "close");
  await server.stop();
  await ended;
  expect(socket.destroyed).toBe(true);
});
