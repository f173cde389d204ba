import type { Coding } from "./headers.ts";
import { inflateStreamed, inflateWhole, startInflate, type Inflate, type Inflated } from "./inflate.ts";

/** Compressed bytes that are gathered before a streaming decoder is started: covers nearly every real page. */
const GATHER = 262_144;

export interface BodyControl {
  pause(): void;
  resume(): void;
  /** The body is decided although the sender goes on: cut the connection. */
  cut(): void;
}

/** Takes the raw body of one response and gives back its content, decoded and bounded; null when it was not wanted. */
export interface BodySink {
  take(chunk: Uint8Array): void;
  finish(): Inflated | Promise<Inflated> | null;
}

/** Up to here reading an unwanted body to its end is cheaper than a new connection. */
const DRAIN = 32_768;

/** Reads over a body that nobody wants, or cuts it when it is long. `declared` is its Content-Length, 0 when unknown. */
export function discardBody(declared: number, control: BodyControl): BodySink {
  let size = 0;
  if (declared > DRAIN) control.cut();
  return {
    take(chunk) {
      size += chunk.length;
      if (size > DRAIN) control.cut();
    },
    finish: () => null,
  };
}

/** Bytes as they are; cut at `limit`. */
export function plainBody(limit: number, control: BodyControl): BodySink {
  const chunks: Uint8Array[] = [];
  let size = 0;
  return {
    take(chunk) {
      if (size > limit) return;
      chunks.push(chunk);
      size += chunk.length;
      if (size > limit) control.cut();
    },
    finish: () => ({ bytes: joined(chunks).subarray(0, limit), truncated: size > limit, fault: null }),
  };
}

/** Decoded bytes; small bodies in one call, large ones while they arrive. */
export function codedBody(codings: readonly Coding[], limit: number, control: BodyControl): BodySink {
  const gathered: Uint8Array[] = [];
  let size = 0;
  let inflate: Inflate | null = null;
  const startStreaming = (): void => {
    const wire = joined(gathered);
    gathered.length = 0;
    inflate = startInflate(codings, limit, wire[0], () => control.resume());
    // An early outcome (limit, bomb, broken) makes the rest of the body worthless.
    void inflate.done.then(() => control.cut());
    if (!inflate.write(wire)) control.pause();
  };
  return {
    take(chunk) {
      if (inflate !== null) {
        if (!inflate.write(chunk)) control.pause();
        return;
      }
      gathered.push(chunk);
      size += chunk.length;
      if (size > GATHER && codings.length <= 2) startStreaming();
    },
    finish() {
      if (inflate !== null) {
        inflate.end();
        return inflate.done;
      }
      const wire = joined(gathered);
      return inflateWhole(codings, wire, limit) ?? inflateStreamed(codings, wire, limit);
    },
  };
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const [first, ...rest] = chunks;
  return first !== undefined && rest.length === 0 ? first : Buffer.concat(chunks);
}
