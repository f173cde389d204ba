import { readPictureSize, type Capture, type FileProbe } from "@audit/facts";
import type { Want } from "../fetch/exchange.ts";
import { FILE_COST } from "../politeness/pace-cost.ts";
import { fileOf } from "./probe-variants.ts";
import type { PictureUse } from "./sample-pictures.ts";

export interface PictureProbeOptions {
  readonly pictures: readonly PictureUse[];
  /** Requests that may still be sent. */
  readonly mostRequests: number;
  allows(url: string): boolean;
  ask(url: string, want: Want): Promise<Capture | null>;
}

/** Heads of pictures end before; behind long notes of a camera a size stays unknown. */
const HEAD_BYTES = 8192;
const PARTIAL = 206;

const pictureWant: Want = {
  limit: HEAD_BYTES,
  body: (status, mediaType) => (status === 200 || status === PARTIAL) && mediaType.startsWith("image/"),
  headers: { range: `bytes=0-${HEAD_BYTES - 1}`, accept: "image/*,*/*;q=0.8", "accept-encoding": "identity" },
  cost: FILE_COST,
};

/** Requests the first bytes of pictures, after the crawl; stops at the first request without an answer. */
export async function probePictures(options: PictureProbeOptions): Promise<FileProbe[]> {
  const found: FileProbe[] = [];
  let mostRequests = options.mostRequests;
  for (const { url, from } of options.pictures) {
    if (!options.allows(url)) continue;
    if (mostRequests-- <= 0) break;
    const capture = await options.ask(url, pictureWant);
    if (capture === null) break;
    found.push(pictureOf(from, capture));
  }
  return found;
}

/** A part of a file is the file's answer: its status is 200, and its size that of the whole. */
function pictureOf(from: string, capture: Capture): FileProbe {
  const probe = fileOf(from, capture);
  const size = capture.body === null ? null : readPictureSize(capture.body);
  if (capture.status !== PARTIAL) return { ...probe, size };
  const whole = /\/(\d+)$/.exec(capture.headers["content-range"] ?? "")?.[1];
  return { ...probe, status: 200, bytes: whole === undefined ? null : Number(whole), size };
}
