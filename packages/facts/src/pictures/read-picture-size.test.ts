import { expect, test } from "vitest";
import { readPictureSize } from "./read-picture-size.ts";

const text = (said: string): number[] => Array.from(said, (sign) => sign.charCodeAt(0));
const big32 = (value: number): number[] => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const little = (value: number, bytes: number): number[] =>
  Array.from({ length: bytes }, (_, index) => (value >>> (8 * index)) & 255);
const bytes = (...parts: readonly (number | readonly number[])[]): Uint8Array => Uint8Array.from(parts.flat());

const png = bytes([0x89], text("PNG\r\n\x1a\n"), big32(13), text("IHDR"), big32(640), big32(480));
const gif = bytes(text("GIF89a"), little(16, 2), little(17, 2));
const frame = (height: number, width: number): number[] =>
  [0xff, 0xc2, 0, 17, 8, 0, 0, 0, 0, 3].map((one, at) => {
    if (at === 5) return height >> 8;
    if (at === 6) return height & 255;
    return at === 7 ? width >> 8 : at === 8 ? width & 255 : one;
  });
const exif = [0xff, 0xe1, 1, 0, ...Array.from({ length: 254 }, () => 0xc0)];
const jpeg = bytes([0xff, 0xd8], exif, [0xff], frame(300, 1200), [0, 0]);
const riff = (kind: string, body: readonly number[]): Uint8Array =>
  bytes(text("RIFF"), little(1000, 4), text("WEBP"), text(kind), little(10, 4), body);
const ispe = (width: number, height: number): number[] => [
  ...big32(20),
  ...text("ispe"),
  ...big32(0),
  ...big32(width),
  ...big32(height),
];

test.each([
  ["PNG", png, { width: 640, height: 480 }],
  ["GIF", gif, { width: 16, height: 17 }],
  ["JPEG behind other segments", jpeg, { width: 1200, height: 300 }],
  ["WebP with extras", riff("VP8X", [0, 0, 0, 0, ...little(1599, 3), ...little(899, 3)]), { width: 1600, height: 900 }],
  [
    "lossy WebP",
    riff("VP8 ", [0, 0, 0, 0x9d, 1, 0x2a, ...little(800, 2), ...little(600, 2)]),
    { width: 800, height: 600 },
  ],
  ["lossless WebP", riff("VP8L", [0x2f, ...little(99 | (49 << 14), 4)]), { width: 100, height: 50 }],
  [
    "AVIF with a thumbnail",
    bytes(big32(28), text("ftypavif"), big32(0), ispe(160, 120), ispe(2000, 1500)),
    { width: 2000, height: 1500 },
  ],
  [
    "BMP",
    bytes(text("BM"), big32(0), big32(0), big32(0), little(40, 4), little(32, 4), little(-16, 4)),
    { width: 32, height: 16 },
  ],
])("the head of a %s tells its size", (_name, head, size) => expect(readPictureSize(head)).toEqual(size));

test.each([
  ["a drawing", bytes(text('<svg width="20" height="20">'))],
  ["a page", bytes(text("<!doctype html><title>Not found</title>"))],
  ["nothing", bytes()],
  ["a JPEG that ends before its frame", jpeg.subarray(0, 200)],
  ["a PNG of no width", bytes([0x89], text("PNG\r\n\x1a\n"), big32(13), text("IHDR"), big32(0), big32(480))],
  ["a WebP of a kind to come", riff("VP9X", [1, 2, 3])],
])("%s tells none", (_name, head) => expect(readPictureSize(head)).toBeNull());
