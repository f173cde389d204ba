import { brotliCompressSync, gzipSync, zstdCompressSync } from "node:zlib";
import { all, fails, reads } from "./endings.ts";
import { html, page, routes, send, type HostileSite } from "./hostile-site.ts";

/** Packs 1000 to 1: a page's limit lets pass 100 to 1. */
const BOMB_BYTES = 60_000_000;
const home = html("Home", "/packed");
const isHome = reads("/", "Home");
const packed = (name: string, coding: string, body: () => Uint8Array, ends: HostileSite["ends"]): HostileSite => {
  let made: Uint8Array | null = null;
  return {
    name,
    answer: routes({ "/": home, "/packed": (visit) => send((made ??= body()), { "content-encoding": coding })(visit) }),
    ends: all(isHome, ends),
  };
};
const zeros = (): Buffer => Buffer.alloc(BOMB_BYTES);
const text = page("Packed");

export const compressionSites: readonly HostileSite[] = [
  packed("a gzip bomb", "gzip", () => gzipSync(zeros()), fails("/packed", "too-large")),
  packed(
    "a brotli bomb in one chunk",
    "br",
    () => brotliCompressSync(zeros(), { params: { 1: 1 } }),
    fails("/packed", "too-large"),
  ),
  packed("a zstd bomb", "zstd", () => zstdCompressSync(zeros()), fails("/packed", "too-large")),
  packed("a wrong Content-Encoding", "gzip", () => Buffer.from(text), fails("/packed", "protocol")),
  packed("a body packed twice", "gzip, gzip", () => gzipSync(gzipSync(text)), reads("/packed", "Packed")),
  packed(
    "a gzip body that ends early",
    "gzip",
    () => gzipSync(text + " end".repeat(500)).subarray(0, -12),
    reads("/packed", "Packed"),
  ),
];
