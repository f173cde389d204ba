import { itemAt } from "@audit/facts";
import type { Transform } from "node:stream";
import zlib from "node:zlib";
import type { Coding } from "./headers.ts";

export interface Inflated {
  bytes: Uint8Array;
  /** Cut at the limit. */
  truncated: boolean;
  /** "bomb": unpacks to more than 100 times its weight. "broken": not what the header says. */
  fault: "bomb" | "broken" | null;
}

/** Above this many decoded bytes the ratio guard speaks. */
const RATIO_FROM = 1_048_576;
const RATIO = 100;
/** Packed bytes are fed in pieces of this size, so that the ratio is measured against what was really consumed. */
const PIECE = 16_384;
const MAX_CODINGS = 2;

/** Most decoded bytes that `wire` bytes may unpack to. */
export function quota(wire: number, limit: number): number {
  return Math.min(limit, Math.max(RATIO_FROM, RATIO * wire));
}

// A body that ends early still yields what came: the flush modes below switch off the "unexpected end" error.
const gzipOptions = { finishFlush: zlib.constants.Z_SYNC_FLUSH };
const brotliOptions = { finishFlush: zlib.constants.BROTLI_OPERATION_FLUSH };
const zstdOptions = { finishFlush: zlib.constants.ZSTD_e_flush };

/** RFC 9110 means zlib by "deflate", some servers send the raw form: zlib's first byte has 8 in its low half. */
const isZlib = (first: number | undefined): boolean => first === undefined || (first & 0x0f) === 8;

function unpackSync(coding: Coding, wire: Uint8Array, maxOutputLength: number): Buffer {
  if (coding === "br") return zlib.brotliDecompressSync(wire, { ...brotliOptions, maxOutputLength });
  if (coding === "zstd") return zlib.zstdDecompressSync(wire, { ...zstdOptions, maxOutputLength });
  const options = { ...gzipOptions, maxOutputLength };
  if (coding === "gzip") return zlib.gunzipSync(wire, options);
  return isZlib(wire[0]) ? zlib.inflateSync(wire, options) : zlib.inflateRawSync(wire, options);
}

/** Undoes the codings of a small body in one go; null when it grows past its quota (then stream it to find the cut). */
export function inflateWhole(codings: readonly Coding[], wire: Uint8Array, limit: number): Inflated | null {
  if (codings.length > MAX_CODINGS) return { bytes: wire, truncated: false, fault: "bomb" };
  if (wire.length === 0) return { bytes: wire, truncated: false, fault: null };
  try {
    let bytes = wire;
    for (const coding of codings.toReversed()) bytes = unpackSync(coding, bytes, quota(wire.length, limit));
    return { bytes, truncated: false, fault: null };
  } catch (error) {
    if (error instanceof RangeError) return null;
    return { bytes: new Uint8Array(), truncated: false, fault: "broken" };
  }
}

function unpackStream(coding: Coding, first: number | undefined): Transform {
  if (coding === "br") return zlib.createBrotliDecompress(brotliOptions);
  if (coding === "zstd") return zlib.createZstdDecompress(zstdOptions);
  if (coding === "gzip") return zlib.createGunzip(gzipOptions);
  return isZlib(first) ? zlib.createInflate(gzipOptions) : zlib.createInflateRaw(gzipOptions);
}

export interface Inflate {
  /** False asks the sender to pause until `onDrain`. */
  write(chunk: Uint8Array): boolean;
  end(): void;
  /** Settles as soon as the outcome is known, possibly before the sender is done. Never rejects. */
  readonly done: Promise<Inflated>;
}

/** Undoes the codings as bytes come, holding at most `limit` decoded bytes. */
export function startInflate(
  codings: readonly Coding[],
  limit: number,
  firstByte: number | undefined,
  onDrain: () => void,
): Inflate {
  const stages = codings.toReversed().map((coding, index) => unpackStream(coding, index === 0 ? firstByte : undefined));
  const head = itemAt(stages, 0);
  const tail = stages.reduce((from, to) => from.pipe(to));
  const chunks: Uint8Array[] = [];
  let consumed = 0;
  let size = 0;
  const { promise, resolve } = Promise.withResolvers<Inflated>();
  const settle = (truncated: boolean, fault: Inflated["fault"]): void => {
    resolve({ bytes: Buffer.concat(chunks).subarray(0, limit), truncated, fault });
    for (const stage of stages) stage.destroy();
  };
  tail.on("data", (chunk: Buffer) => {
    chunks.push(chunk);
    size += chunk.length;
    if (size > limit) settle(true, null);
    else if (size > quota(consumed + PIECE, limit)) settle(true, "bomb");
  });
  tail.on("end", () => settle(false, null));
  head.on("drain", onDrain);
  for (const stage of stages) stage.on("error", () => settle(false, "broken"));
  return {
    done: promise,
    write(chunk) {
      let wantsMore = true;
      for (let at = 0; at < chunk.length && !head.destroyed; at += PIECE) {
        const piece = chunk.subarray(at, at + PIECE);
        wantsMore = head.write(piece, () => void (consumed += piece.length));
      }
      return wantsMore;
    },
    end() {
      if (!head.destroyed) head.end();
    },
  };
}

/** Like `startInflate` for bytes that are all here. */
export function inflateStreamed(codings: readonly Coding[], wire: Uint8Array, limit: number): Promise<Inflated> {
  const inflate = startInflate(codings, limit, wire[0], () => {});
  inflate.write(wire);
  inflate.end();
  return inflate.done;
}
