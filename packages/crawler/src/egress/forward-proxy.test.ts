import type * as resolver from "node:dns";
import { request } from "node:http";
import { connect } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startCanary, type Canary } from "../testing/canary.ts";
import { startSite, type LocalSite } from "../testing/local-site.ts";
import { openForeignAccount, pageBounds } from "./foreign-account.ts";
import type { ForwardProxy, openForwardProxy as OpenForwardProxy } from "./forward-proxy.ts";

type Answers = { address: string; family: number }[];
const dns = vi.hoisted(() => ({ asked: [] as string[], answers: [] as { address: string; family: number }[][] }));
// The resolver is somebody else's; this one changes its mind between two questions.
vi.mock("node:dns", async (real) => ({
  ...(await real<typeof resolver>()),
  lookup: (host: string, _options: object, callback: (error: null, answers: Answers) => void) => {
    dns.asked.push(host);
    callback(null, dns.answers.shift() ?? [{ address: "127.0.0.1", family: 4 }]);
  },
}));

const PUBLIC = { address: "203.0.114.1", family: 4 };
const PRIVATE = { address: "127.0.0.1", family: 4 };

let site: LocalSite;
let canary: Canary;
let proxy: ForwardProxy;
let openForwardProxy: typeof OpenForwardProxy;

// Files of a worker share their modules: here they are read anew, over the other resolver, and forgotten afterwards.
beforeAll(async () => {
  vi.resetModules();
  ({ openForwardProxy } = await import("./forward-proxy.ts"));
});
afterAll(() => void vi.resetModules());
beforeEach(async () => {
  dns.asked.length = 0;
  dns.answers.length = 0;
  site = await startSite({ "/": "hello", "/post": (request, response) => void request.pipe(response) });
  canary = await startCanary();
  proxy = await openForwardProxy({ allowHosts: [site.hostPort], home: site.origin, idleMs: 400, mostSockets: 8 });
});
afterEach(async () => {
  await proxy.close();
  await canary[Symbol.asyncDispose]();
  await site[Symbol.asyncDispose]();
});

/** Status that the proxy gives for a plain request, and the body. */
function get(target: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(proxy.address);
  return new Promise((resolve) => {
    const asked = request({ hostname, port, path: target, headers: { host: "ignored" } }, (answer) => {
      let body = "";
      answer.on("data", (chunk: Buffer) => (body += chunk.toString()));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, body }));
    });
    asked.on("error", () => resolve({ status: 0, body: "" }));
    asked.end();
  });
}

/** First line of the answer to CONNECT and what came through the tunnel; "" when it was closed without one. */
function tunnel(pair: string, send = ""): Promise<string> {
  const { hostname, port } = new URL(proxy.address);
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(Number(port), hostname, () =>
      socket.write(`CONNECT ${pair} HTTP/1.1\r\nhost: ${pair}\r\n\r\n`),
    );
    socket.on("data", (chunk) => {
      text += chunk.toString();
      if (text.endsWith("\r\n\r\n") && send !== "") socket.write(send);
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(text));
  });
}

describe("the forward proxy", () => {
  it("passes on what the guard allows, plain and through a tunnel, and counts it", async () => {
    expect(await get(`${site.origin}/`)).toEqual({ status: 200, body: "hello" });
    // The site speaks no TLS and says so, which shows that both ways are open.
    const through = await tunnel(site.hostPort, "\x16\x03\x01\x00\x00\r\n\r\n");
    expect(through).toMatch(/^HTTP\/1\.1 200 [^]*HTTP\/1\.1 400 Bad Request/);
    expect(proxy.received()).toBeGreaterThan("hello".length * 2);
  });

  const forms = (port: number): string[] => [
    `127.0.0.1:${port}`,
    `localhost:${port}`,
    `[::1]:${port}`,
    `[::ffff:127.0.0.1]:${port}`,
    `2130706433:${port}`,
    `0x7f.1:${port}`,
    `0.0.0.0:${port}`,
    `127.1:${port}`,
    "169.254.169.254:80",
    "10.0.0.1:443",
    "metadata.google.internal:80",
    "example.com:6379",
    "user@example.com:443",
    "",
  ];

  it("refuses every private address in whatever spelling, plain and as tunnel, without a connection", async () => {
    for (const pair of forms(canary.port)) {
      const { status } = await get(`http://${pair}/`);
      const [line] = (await tunnel(pair)).split("\r\n");
      expect({ pair, status, line }).toEqual({ pair, status: 403, line: "HTTP/1.1 403 Forbidden" });
    }
    expect(canary.touched()).toBe(0);
  });

  it("opens nothing to a host whose owner closed it, plain or as tunnel", async () => {
    const shared = proxy;
    const hosts = { allowHosts: [site.hostPort], closedHosts: [site.hostPort] };
    proxy = await openForwardProxy({ ...hosts, home: site.origin, idleMs: 400, mostSockets: 8 });
    expect((await get(`${site.origin}/`)).status).toBe(403);
    expect(await tunnel(site.hostPort)).toMatch(/^HTTP\/1\.1 403/);
    expect(site.visits).toEqual([]);
    await proxy.close();
    proxy = shared;
  });

  it("lets nothing but TLS through a tunnel: what speaks plainly is a WebSocket", async () => {
    const handshake = "GET /socket HTTP/1.1\r\nhost: a\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n";
    expect(await tunnel(site.hostPort, handshake)).toMatch(/^HTTP\/1\.1 200 Connection established\r\n\r\n$/);
    expect(site.visits).toEqual([]);
  });

  it("bounds what all pages of an audit send to a site of others", async () => {
    await proxy.close();
    const foreignInAll = { sites: 1, requests: 7, tunnels: 3, sentBytes: 20_000 };
    const hosts = { allowHosts: [site.hostPort], home: "https://shop.example/", foreignInAll };
    proxy = await openForwardProxy({ ...hosts, idleMs: 400, mostSockets: 500 });
    const statuses: number[] = [];
    for (let page = 0; page < 10; page += 1) {
      proxy.beginPage();
      statuses.push((await get(`${site.origin}/`)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(7);
    expect(site.visits).toHaveLength(7);
    const spent = proxy.spent();
    await proxy.close();
    proxy = await openForwardProxy({ ...hosts, spent, idleMs: 400, mostSockets: 500 });
    expect((await get(`${site.origin}/`)).status).toBe(429);
  });

  it("lets nothing out between two pages", async () => {
    proxy.endPage();
    expect((await get(`${site.origin}/`)).status).toBe(403);
    expect(await tunnel(site.hostPort, "\x16")).toBe("");
    expect(site.visits).toEqual([]);
    proxy.beginPage();
    expect((await get(`${site.origin}/`)).status).toBe(200);
  });

  it("counts all names of one registrable domain as one site", () => {
    const account = openForeignAccount((name) => name !== "shop.example", { ...pageBounds, sites: 2, requests: 3 });
    const asked = ["https://a.victim.example/", "https://b.victim.example/", "http://victim.example:81/"];
    expect(asked.map((url) => account.mayAsk(url, "requests"))).toEqual([true, true, true]);
    expect(account.mayAsk("https://d.victim.example/", "requests")).toBe(false);
    expect(account.mayAsk("https://www.shop.example/", "requests")).toBe(true);
    expect(account.mayAsk("https://second.example/", "requests")).toBe(true);
    expect(account.mayAsk("https://third.example/", "requests")).toBe(false);
  });

  it("bounds what one page sends to each site of others, and counts anew for the next page", async () => {
    await proxy.close();
    const foreign = { sites: 1, requests: 5, tunnels: 3, sentBytes: 2_000 };
    const hosts = { allowHosts: [site.hostPort], home: "https://shop.example/", foreign };
    proxy = await openForwardProxy({ ...hosts, idleMs: 400, mostSockets: 500 });
    const statuses = async (): Promise<number[]> => {
      const answers = await Promise.all(Array.from({ length: 50 }, () => get(`${site.origin}/`)));
      return answers.map(({ status }) => status).filter((status) => status === 200);
    };
    expect(await statuses()).toHaveLength(5);
    expect((await get("http://another.example/")).status).toBe(429);
    const tunnels = await Promise.all(Array.from({ length: 20 }, () => tunnel(site.hostPort, "\x16")));
    expect(tunnels.filter((answer) => answer.startsWith("HTTP/1.1 200"))).toHaveLength(3);
    proxy.beginPage();
    expect(await statuses()).toHaveLength(5);
    proxy.beginPage();
    await tunnel(site.hostPort, `\x16${"x".repeat(10_000)}`);
    expect((await get(`${site.origin}/`)).status).toBe(429);
    expect(site.visits).toHaveLength(10);
  });

  it.each([
    ["a private answer", [[PRIVATE]]],
    ["a private answer behind a public one", [[PUBLIC, PRIVATE]]],
  ])("refuses a public name with %s", async (_, answers) => {
    dns.answers.push(...answers, ...answers);
    expect((await get("http://rebind.example.com:8080/")).status).toBe(502);
    expect(await tunnel("rebind.example.com:8080")).toMatch(/^HTTP\/1\.1 502/);
    expect(canary.touched()).toBe(0);
  });

  it("asks the resolver once per connection, so that a changed answer has no say [100 runs]", async () => {
    const own = await openForwardProxy({
      allowHosts: [],
      home: "http://rebind.example.com:8080/",
      idleMs: 1_000,
      mostSockets: 500,
    });
    const shared = proxy;
    proxy = own;
    for (let run = 0; run < 100; run++) dns.answers.push([PUBLIC]);
    await Promise.all(Array.from({ length: 100 }, () => tunnel("rebind.example.com:8080")));
    // From here on each answer is private: had anything been resolved again, it would have been asked for here.
    expect(dns.asked).toHaveLength(100);
    expect(canary.touched()).toBe(0);
    proxy = shared;
    await own.close();
  });

  it("is no web server of its own and takes no more connections than it may", async () => {
    expect((await get("/")).status).toBe(403);
    const { hostname, port } = new URL(proxy.address);
    const held = Array.from({ length: 12 }, () => connect(Number(port), hostname));
    for (const socket of held) socket.on("error", () => {});
    const closed = await Promise.all(
      held.slice(8).map((socket) => new Promise((resolve) => socket.once("close", () => resolve("closed")))),
    );
    expect(closed).toEqual(["closed", "closed", "closed", "closed"]);
    for (const socket of held) socket.destroy();
  });
});
