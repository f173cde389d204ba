/** Width and height of a picture in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

type Reader = (bytes: Bytes) => PictureSize | null;

/** The first bytes of a file; numbers behind its end read as 0. */
class Bytes {
  private readonly view: DataView;
  readonly length: number;

  constructor(bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.length = bytes.byteLength;
  }

  u8(at: number): number {
    return at < this.length ? this.view.getUint8(at) : 0;
  }

  u16(at: number, little = false): number {
    return at + 2 <= this.length ? this.view.getUint16(at, little) : 0;
  }

  u24(at: number): number {
    return this.u16(at, true) + (this.u8(at + 2) << 16);
  }

  u32(at: number, little = false): number {
    return at + 4 <= this.length ? this.view.getUint32(at, little) : 0;
  }

  text(at: number, length: number): string {
    let said = "";
    for (let index = at; index < at + length; index++) said += String.fromCharCode(this.u8(index));
    return said;
  }
}

/** PNG, https://www.w3.org/TR/png-3/#11IHDR */
const png: Reader = (bytes) =>
  bytes.text(0, 8) === "\x89PNG\r\n\x1a\n" && bytes.text(12, 4) === "IHDR"
    ? { width: bytes.u32(16), height: bytes.u32(20) }
    : null;

/** GIF, https://www.w3.org/Graphics/GIF/spec-gif89a.txt section 18 */
const gif: Reader = (bytes) =>
  /^GIF8[79]a$/.test(bytes.text(0, 6)) ? { width: bytes.u16(6, true), height: bytes.u16(8, true) } : null;

const bmp: Reader = (bytes) =>
  bytes.text(0, 2) === "BM" && bytes.u32(14, true) >= 40
    ? { width: bytes.u32(18, true), height: Math.abs(bytes.u32(22, true) | 0) }
    : null;

/** JPEG, ITU-T T.81 annex B: the first frame header, over the segments before it. */
const jpeg: Reader = (bytes) => {
  if (bytes.u16(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 9 <= bytes.length) {
    if (bytes.u8(at) !== 0xff) return null;
    const marker = bytes.u8(at + 1);
    if (marker === 0xff) {
      at++;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { width: bytes.u16(at + 7), height: bytes.u16(at + 5) };
    at += 2 + Math.max(2, bytes.u16(at + 2));
  }
  return null;
};

/** WebP, https://developers.google.com/speed/webp/docs/riff_container */
const webp: Reader = (bytes) => {
  if (bytes.text(0, 4) !== "RIFF" || bytes.text(8, 4) !== "WEBP") return null;
  switch (bytes.text(12, 4)) {
    case "VP8X":
      return { width: bytes.u24(24) + 1, height: bytes.u24(27) + 1 };
    case "VP8 ":
      return { width: bytes.u16(26, true) & 0x3fff, height: bytes.u16(28, true) & 0x3fff };
    case "VP8L": {
      const packed = bytes.u32(21, true);
      return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
    }
    default:
      return null;
  }
};

/** AVIF and HEIC, ISO/IEC 23008-12 section 6.5.3: the largest picture of those that the file describes. */
const heif: Reader = (bytes) => {
  if (bytes.text(4, 4) !== "ftyp" || !/^(?:avi[fs]|hei[cfsx]|mi[fa]1)$/.test(bytes.text(8, 4))) return null;
  let largest: PictureSize | null = null;
  for (let at = 12; at + 16 <= bytes.length; at++) {
    if (bytes.u32(at) !== 0x69737065) continue;
    const size = { width: bytes.u32(at + 8), height: bytes.u32(at + 12) };
    if (largest === null || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
};

const readers: readonly Reader[] = [png, jpeg, webp, gif, heif, bmp];
/** No picture of the web is larger, so that a broken header is not taken for a size. */
const mostPixels = 100_000;

/**
 * The size of a picture as its file's head says it: PNG, JPEG, WebP, GIF, AVIF, HEIC, BMP. Null for other files, for
 * drawings, which have none, and where the bytes at hand end before it.
 * @param head the first few kilobytes of the file
 */
export function readPictureSize(head: Uint8Array): PictureSize | null {
  const bytes = new Bytes(head);
  for (const read of readers) {
    const size = read(bytes);
    if (size === null) continue;
    const isSane = [size.width, size.height].every((side) => side > 0 && side <= mostPixels);
    return isSane ? { width: size.width, height: size.height } : null;
  }
  return null;
}
