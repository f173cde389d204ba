/** A text that a regular expression matches, made from its first alternatives; null where it uses more than is known here. */
export function sampleText(source: string, flags: string): string | null {
  for (const optional of [false, true]) {
    const text = expand(source, optional);
    if (text !== null && new RegExp(source, flags.replace("g", "")).test(text)) return text;
  }
  return null;
}

interface Reader {
  readonly source: string;
  at: number;
  /** Whether what may be left out is written. */
  readonly optional: boolean;
}

function expand(source: string, optional: boolean): string | null {
  const reader: Reader = { source, at: 0, optional };
  const text = readAlternatives(reader);
  return reader.at === source.length ? text : null;
}

/** The first of "a|b|c"; the others are read over. */
function readAlternatives(reader: Reader): string {
  const first = readSequence(reader);
  while (reader.source[reader.at] === "|") {
    reader.at++;
    readSequence(reader);
  }
  return first;
}

function readSequence(reader: Reader): string {
  let text = "";
  while (reader.at < reader.source.length && !"|)".includes(reader.source[reader.at]!)) {
    const atom = readAtom(reader);
    text += repeat(atom, reader);
  }
  return text;
}

const escapes: Readonly<Record<string, string>> = { s: " ", w: "a", d: "1", b: "", B: "" };
const lookaround = /^\?(?:=|!|<=|<!)/;

function readAtom(reader: Reader): string {
  const { source } = reader;
  const sign = source[reader.at++]!;
  if (sign === "(") {
    const isLook = lookaround.test(source.slice(reader.at));
    reader.at += /^\?(?::|=|!|<=|<!)/.exec(source.slice(reader.at))?.[0].length ?? 0;
    const text = readAlternatives(reader);
    reader.at++;
    return isLook ? "" : text;
  }
  if (sign === "[") return readClass(reader);
  if (sign === "\\") {
    const escaped = source[reader.at++]!;
    return escapes[escaped] ?? escaped;
  }
  if (sign === "^" || sign === "$") return "";
  return sign === "." ? " " : sign;
}

function readClass(reader: Reader): string {
  const end = reader.source.indexOf("]", reader.at + 1);
  const body = reader.source.slice(reader.at, end);
  reader.at = end + 1;
  if (body.startsWith("^")) return "a";
  return body.startsWith("\\") ? (escapes[body[1]!] ?? body[1]!) : body[0]!;
}

/** Applies the quantifier that follows an atom. */
function repeat(atom: string, reader: Reader): string {
  const found = /^(?:([?*+])|\{(\d+)(?:,\d*)?\})\??/.exec(reader.source.slice(reader.at));
  if (found === null) return atom;
  reader.at += found[0].length;
  const [, sign, least] = found;
  if (least !== undefined) return atom.repeat(Math.max(Number(least), atom === " " ? 1 : 0));
  if (sign === "+") return atom;
  return reader.optional ? atom : "";
}
