const PIECE = 65_536;

/** Decodes a file piece by piece, so that 50 MB never stand in memory as one string. */
export function* textPieces(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder(encodingOf(bytes));
  for (let at = 0; at < bytes.length; at += PIECE) {
    yield decoder.decode(bytes.subarray(at, at + PIECE), { stream: true });
  }
  yield decoder.decode();
}

/** By byte order mark, by the zero bytes UTF-16 puts beside "<", by the XML declaration, else UTF-8. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return "utf-16be";
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
  const named = /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(start)?.[1];
  return named !== undefined && isKnown(named) ? named : "utf-8";
}

function isKnown(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== "utf-16le";
  } catch {
    return false;
  }
}
