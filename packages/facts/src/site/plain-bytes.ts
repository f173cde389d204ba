/** Kinds of values; a byte from `firstSmall` on is a whole number of its own, counted from there. */
const kinds = { null: 0, false: 1, true: 2, number: 3, latin1: 4, utf16: 5, json: 6, list: 7, integers: 8 } as const;
const firstSmall = 16;
const smallNumbers = 256 - firstSmall;

/** Kinds above this one say behind their first byte how many bytes follow. */
const lastOfFixedSize = kinds.number;
const lengthBytes = 4;
const numberBytes = 8;

/** So many are copied one by one faster than by a call. */
const fewBytes = 32;

/** Characters beyond Latin-1. */
const wide = /[\u0100-\uffff]/;

/** Plain values as bytes, one behind the other: cheaper than JSON where most are numbers, texts or nothing. */
export interface PlainBytes {
  /** Appends a value that JSON can hold; undefined counts as null. */
  push(value: unknown): void;
  /** Appends what another has written. */
  copy(from: Buffer, start: number, end: number): void;
  /** All that was appended since the last call, good until the next is. */
  take(): Buffer;
}

export function createPlainBytes(): PlainBytes {
  let bytes = Buffer.allocUnsafe(1 << 10);
  let at = 0;

  function makeRoom(more: number): void {
    if (at + more <= bytes.length) return;
    const larger = Buffer.allocUnsafe(2 * (at + more));
    bytes.copy(larger, 0, 0, at);
    bytes = larger;
  }

  function begin(kind: number, most: number): void {
    makeRoom(1 + lengthBytes + most);
    bytes[at] = kind;
    at += 1 + lengthBytes;
  }

  /** Says of what began at a place how long it became. */
  function end(start: number): void {
    bytes.writeUInt32LE(at - start - 1 - lengthBytes, start + 1);
  }

  function pushText(text: string, kind: number, encoding: "latin1" | "utf16le" | "utf8"): void {
    const start = at;
    begin(kind, 3 * text.length);
    at += bytes.write(text, at, encoding);
    end(start);
  }

  function pushNumber(value: number): void {
    makeRoom(1 + numberBytes);
    if (value >= 0 && value < smallNumbers && Number.isInteger(value)) bytes[at++] = firstSmall + value;
    else {
      bytes[at] = kinds.number;
      bytes.writeDoubleLE(value, at + 1);
      at += 1 + numberBytes;
    }
  }

  function pushList(values: readonly unknown[]): void {
    const start = at;
    if (areIntegers(values)) {
      begin(kinds.integers, 4 * values.length);
      for (const value of values) at = bytes.writeInt32LE(value, at);
    } else {
      begin(kinds.list, 0);
      for (const value of values) push(value);
    }
    end(start);
  }

  function push(value: unknown): void {
    if (typeof value === "string") {
      if (wide.test(value)) pushText(value, kinds.utf16, "utf16le");
      else pushText(value, kinds.latin1, "latin1");
    } else if (typeof value === "number") pushNumber(value);
    else if (typeof value === "boolean" || value === null || value === undefined) {
      makeRoom(1);
      bytes[at++] = value === true ? kinds.true : value === false ? kinds.false : kinds.null;
    } else if (Array.isArray(value) && typeof value[0] !== "object") pushList(value);
    else pushText(JSON.stringify(value), kinds.json, "utf8");
  }

  return {
    push,
    copy(from, start, end) {
      makeRoom(end - start);
      if (end - start > fewBytes) at += from.copy(bytes, at, start, end);
      else for (let index = start; index < end; index++) bytes[at++] = from[index]!;
    },
    take() {
      const taken = bytes.subarray(0, at);
      at = 0;
      return taken;
    },
  };
}

function areIntegers(values: readonly unknown[]): values is readonly number[] {
  for (const value of values)
    if (typeof value !== "number" || (value | 0) !== value || Object.is(value, -0)) return false;
  return true;
}

/** Where the value ends that begins at a place. */
export function endOfValue(bytes: Buffer, at: number): number {
  const kind = bytes[at]!;
  if (kind >= firstSmall || kind < lastOfFixedSize) return at + 1;
  return kind === kinds.number ? at + 1 + numberBytes : at + 1 + lengthBytes + bytes.readUInt32LE(at + 1);
}

/** The values that stand from one place to another. */
export function readValues(bytes: Buffer, start: number, end: number): unknown[] {
  const values: unknown[] = [];
  for (let at = start; at < end; at = endOfValue(bytes, at)) values.push(readValue(bytes, at));
  return values;
}

/** The value that begins at a place. */
export function readValue(bytes: Buffer, at: number): unknown {
  const kind = bytes[at]!;
  const from = at + 1 + lengthBytes;
  if (kind >= firstSmall) return kind - firstSmall;
  switch (kind) {
    case kinds.null:
      return null;
    case kinds.number:
      return bytes.readDoubleLE(at + 1);
    case kinds.latin1:
      return bytes.toString("latin1", from, endOfValue(bytes, at));
    case kinds.utf16:
      return bytes.toString("utf16le", from, endOfValue(bytes, at));
    case kinds.json:
      return JSON.parse(bytes.toString("utf8", from, endOfValue(bytes, at)));
    case kinds.list:
      return readValues(bytes, from, endOfValue(bytes, at));
    case kinds.integers:
      return readIntegers(bytes, from, endOfValue(bytes, at));
    default:
      return kind === kinds.true;
  }
}

function readIntegers(bytes: Buffer, from: number, end: number): number[] {
  const values: number[] = [];
  for (let at = from; at < end; at += 4) values.push(bytes.readInt32LE(at));
  return values;
}
