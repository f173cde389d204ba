import { headBytes } from "./record-writer.ts";

/** Reads the bytes of one record, in the order in which they were written. */
export class RecordReader {
  private readonly bytes: Buffer;
  private at = headBytes;
  private readonly names: TextReader;
  private readonly said: TextReader;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
    this.names = textReader(this.bytes, this.bytes.readUInt32LE(0), this.bytes.readUInt32LE(4));
    this.said = textReader(this.bytes, this.names.end, this.bytes.readUInt32LE(8));
  }

  count(): number {
    let count = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.bytes[this.at++]!;
      count |= (byte & 0x7f) << shift;
      if (byte < 0x80) return count >>> 0;
    }
  }

  flag(): boolean {
    return this.count() === 1;
  }

  number(): number {
    return this.numberOrNull()!;
  }

  numberOrNull(): number | null {
    const count = this.count();
    if (count === 0) return null;
    return count === 1 ? Number(this.name()) : count - 2;
  }

  name(): string {
    return this.nameOrNull()!;
  }

  nameOrNull(): string | null {
    const length = this.count();
    return length === 0 ? null : this.names.next(length - 1);
  }

  /** A name of a fixed set. */
  word<T extends string | null>(): T {
    return this.nameOrNull() as T;
  }

  text(): string {
    return this.textOrNull()!;
  }

  textOrNull(): string | null {
    const length = this.count();
    return length === 0 ? null : this.said.next(length - 1);
  }
}

interface TextReader {
  /** The next so many characters. */
  next(length: number): string;
  /** Where the bytes of all texts end. */
  readonly end: number;
}

function textReader(bytes: Buffer, from: number, doubled: number): TextReader {
  const isWide = doubled % 2 === 1;
  const width = isWide ? 2 : 1;
  let at = from;
  return {
    // Each text in memory of its own: a slice of all texts would keep them all alive.
    next: (length) => bytes.toString(isWide ? "utf16le" : "latin1", at, (at += length * width)),
    end: from + Math.floor(doubled / 2) * width,
  };
}
