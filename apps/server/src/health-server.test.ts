import { createServer, type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { createTestServer } from "./testing/index.ts";

const TOKEN = "a scraper's own token";

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test("a worker tells its health and its own figures on a port, to whoever has the token", async () => {
  const port = await freePort();
  const worker = await createTestServer({
    env: {
      ROLE: "worker",
      DATABASE_URL: "postgres://localhost/the-one-given",
      HEALTH_PORT: String(port),
      METRICS_TOKEN: TOKEN,
    },
  });
  const ask = (path: string, token?: string) =>
    fetch(
      `http://127.0.0.1:${port}${path}`,
      token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } },
    );
  try {
    expect((await ask("/healthz")).status).toBe(200);
    expect((await ask("/readyz")).status).toBe(200);
    expect((await ask("/metrics")).status).toBe(401);
    expect((await ask("/api/v1/system")).status).toBe(404);
    const figures = await (await ask("/metrics", TOKEN)).text();
    expect(figures).toMatch(/^process_resident_memory_bytes \d+/m);
    // The installation's figures come from the web processes; told by every process they would be counted many times.
    expect(figures).not.toContain("audit_jobs");
  } finally {
    await worker.stop();
  }
  await expect(ask("/healthz")).rejects.toThrow("fetch failed");
});
