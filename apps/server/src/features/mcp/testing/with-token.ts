import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A door beside the server's own that adds a token to what comes, for programs that can't send one. */
export async function startWithToken(base: string, token: string): Promise<{ url: string; close(): void }> {
  const { hostname, port } = new URL(base);
  const door = createServer((asked, answer) => {
    const headers = { ...asked.headers, authorization: `Bearer ${token}` };
    const sent = request({ hostname, port, path: asked.url, method: asked.method, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    sent.once("error", () => answer.destroy());
    asked.pipe(sent);
  });
  await new Promise<void>((listening) => door.listen(0, "localhost", listening));
  const url = `http://localhost:${(door.address() as AddressInfo).port}`;
  return { url, close: () => void door.close() };
}
