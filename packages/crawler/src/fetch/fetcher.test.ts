import { randomBytes } from "node:crypto";
import zlib from "node:zlib";
import type { Capture } from "@audit/facts";
import { afterEach, describe, expect, it } from "vitest";
import { openEgress } from "../egress/egress.ts";
import { defaultLimits, type Limits } from "../settings.ts";
import { startSite, type Answer } from "../testing/local-site.ts";
import { createFetcher, isTextual } from "./fetcher.ts";

const closers: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** One fetch of "/" from a server that answers as given. */
async function fetchFrom(answer: Answer, limits: Partial<Limits> = {}, bodyLimit = 1_000_000): Promise<Capture> {
  const site = await startSite({ "/": answer });
  const all = { ...defaultLimits, ...limits };
  const egress = openEgress({ allowHosts: [site.hostPort], ...all });
  const fetcher = createFetcher(egress, { "user-agent": "test" }, all);
  closers.push(async () => {
    fetcher.stop();
    await egress.close();
    await site[Symbol.asyncDispose]();
  });
  const capture = await fetcher.get(`${site.origin}/`, { limit: bodyLimit, body: (_status, type) => isTextual(type) });
  return capture!;
}

const text = (capture: Capture): string => Buffer.from(capture.body ?? []).toString();
const coded = (coding: string, body: Uint8Array): Answer => ({ headers: { "content-encoding": coding }, body });

describe("fetching", () => {
  it("gives status, headers, times and the whole body", async () => {
    const capture = await fetchFrom({ status: 404, headers: { "x-a": "1" }, body: "gone" });
    expect(capture).toMatchObject({ status: 404, redirectTo: null, truncated: false, failure: null, wireBytes: 4 });
    expect(capture.headers["x-a"]).toBe("1");
    expect(text(capture)).toBe("gone");
    expect(capture.ttfbMs).toBeGreaterThanOrEqual(0);
    expect(capture.totalMs).toBeGreaterThanOrEqual(capture.ttfbMs!);
  });

  it("does not count as waiting what this thread was busy with", async () => {
    const capture = await fetchFrom((_request, response) => {
      response.end("soon");
      setImmediate(() => {
        const until = performance.now() + 400;
        while (performance.now() < until);
      });
    });
    expect(capture.totalMs - capture.ttfbMs!).toBeGreaterThan(350);
  });

  it.each([
    ["gzip", zlib.gzipSync],
    ["br", zlib.brotliCompressSync],
    ["zstd", zlib.zstdCompressSync],
    ["deflate", zlib.deflateSync],
    ["deflate", zlib.deflateRawSync],
  ] as const)("undoes %s, small and streamed", async (coding, pack) => {
    const small = await fetchFrom(coded(coding, pack(Buffer.from("small page"))));
    expect(text(small)).toBe("small page");
    const noise = randomBytes(400_000).toString("hex");
    const large = await fetchFrom(coded(coding, pack(Buffer.from(noise))));
    expect(large.wireBytes).toBeGreaterThan(262_144);
    expect(text(large) === noise).toBe(true);
  });

  it("undoes two codings in the right order and refuses three", async () => {
    const twice = zlib.brotliCompressSync(zlib.gzipSync(Buffer.from("page")));
    expect(text(await fetchFrom(coded("gzip, br", twice)))).toBe("page");
    const thrice = await fetchFrom(coded("gzip, br, gzip", zlib.gzipSync(twice)));
    expect(thrice).toMatchObject({ status: 0, body: null, failure: { kind: "too-large" } });
  });

  it.each([
    ["gzip", zlib.gzipSync],
    ["br", zlib.brotliCompressSync],
    ["zstd", zlib.zstdCompressSync],
    ["deflate", zlib.deflateSync],
  ] as const)("stops a %s bomb by its decoded bytes", async (coding, pack) => {
    const bomb = pack(Buffer.alloc(100_000_000));
    const before = process.memoryUsage().rss;
    const capture = await fetchFrom(coded(coding, bomb), {}, 10_000_000);
    expect(capture).toMatchObject({ status: 0, body: null, failure: { kind: "too-large" } });
    expect(process.memoryUsage().rss - before).toBeLessThan(64_000_000);
  });

  it("stops a gzip in gzip bomb", async () => {
    const bomb = zlib.gzipSync(zlib.gzipSync(Buffer.alloc(100_000_000)));
    expect(await fetchFrom(coded("gzip, gzip", bomb), {}, 10_000_000)).toMatchObject({
      status: 0,
      failure: { kind: "too-large" },
    });
  });

  it("cuts a body at the limit and says so, plain or packed", async () => {
    const noise = randomBytes(600_000).toString("hex");
    const plain = await fetchFrom(noise);
    expect(plain).toMatchObject({ status: 200, truncated: true, failure: null });
    expect(plain.body!.length).toBe(1_000_000);
    const packed = await fetchFrom(coded("gzip", zlib.gzipSync(noise)));
    expect(packed).toMatchObject({ status: 200, truncated: true, failure: null });
    expect(text(packed) === noise.slice(0, 1_000_000)).toBe(true);
  });

  it("cuts an endless body", async () => {
    const capture = await fetchFrom((_request, response) => {
      const chunk = Buffer.alloc(65_536, "x");
      const more = (): void => {
        while (response.writable && response.write(chunk));
      };
      response.writeHead(200, { "content-type": "text/html" }).on("drain", more);
      more();
    });
    expect(capture).toMatchObject({ status: 200, truncated: true, failure: null });
  });

  it("keeps what came of a gzip stream that ends early", async () => {
    const packed = zlib.gzipSync(Buffer.from("abc".repeat(1000)));
    const capture = await fetchFrom(coded("gzip", packed.subarray(0, packed.length - 9)));
    expect(capture.status).toBe(200);
    expect(text(capture)).toMatch(/^abcabc/);
  });

  it("calls a body that is not packed as it says broken", async () => {
    expect(await fetchFrom(coded("gzip", Buffer.from("<p>plain</p>")))).toMatchObject({
      status: 0,
      failure: { kind: "protocol" },
    });
  });

  it("does not read images, and tells where a redirect leads", async () => {
    const image = await fetchFrom({ headers: { "content-type": "image/png" }, body: randomBytes(500_000) });
    expect(image).toMatchObject({ status: 200, body: null, failure: null });
    expect(image.wireBytes).toBeLessThan(500_000);
    const moved = await fetchFrom({ status: 302, headers: { location: "/é?a=1#top" } });
    expect(moved.redirectTo).toMatch(/\/%C3%A9\?a=1$/);
    expect((await fetchFrom({ status: 301, headers: { location: "" } })).redirectTo).toBeNull();
    expect((await fetchFrom({ status: 301, headers: { location: "file:///etc/passwd" } })).redirectTo).toBeNull();
    expect((await fetchFrom({ status: 200, headers: { location: "/x" } })).redirectTo).toBeNull();
  });
});

describe("giving up", () => {
  it("on a server that never answers", async () => {
    const capture = await fetchFrom(() => {}, { firstByteMs: 100 });
    expect(capture).toMatchObject({ status: 0, failure: { kind: "timeout" }, ttfbMs: null });
    // Without a bound of its own it would be waited for 15 seconds.
    expect(capture.totalMs).toBeLessThan(10_000);
  });

  it("on a body that drips, and on one that takes too long in all", async () => {
    const drip: Answer = (_request, response) => {
      response.writeHead(200, { "content-type": "text/html" });
      const timer = setInterval(() => response.write("x"), 10);
      response.on("close", () => clearInterval(timer));
    };
    expect(await fetchFrom(drip, { windowMs: 100 })).toMatchObject({ status: 0, failure: { kind: "too-slow" } });
    const slow = await fetchFrom(drip, { windowMs: 100, minBytes: 1, totalMs: 400 });
    expect(slow).toMatchObject({ status: 0, failure: { kind: "too-slow" } });
    expect(slow.totalMs).toBeGreaterThanOrEqual(400);
  });

  it("on headers that never end", async () => {
    const capture = await fetchFrom((_request, response) => {
      response.socket!.write(`HTTP/1.1 200 OK\r\n`);
      for (let i = 0; i < 2000; i++) response.socket!.write(`X-Header-${i}: ${"y".repeat(50)}\r\n`);
    });
    expect(capture).toMatchObject({ status: 0, failure: { kind: "protocol" } });
  });

  it("on a connection that breaks inside the body", async () => {
    const capture = await fetchFrom((_request, response) => {
      response.writeHead(200, { "content-type": "text/html", "content-length": "1000" });
      response.write("half");
      setImmediate(() => response.socket!.destroy());
    });
    expect(capture).toMatchObject({ status: 0, body: null, failure: { kind: "reset" } });
  });

  it("on what is not HTTP at all", async () => {
    const capture = await fetchFrom((_request, response) => void response.socket!.end("SSH-2.0-OpenSSH\r\n"));
    expect(capture).toMatchObject({ status: 0, failure: { kind: "protocol" } });
  });
});
