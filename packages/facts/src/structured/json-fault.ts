export interface JsonFault {
  /** Index of the first character that can't stand there; the text's length when it ends too early. */
  at: number;
  line: number;
  column: number;
}

const tokens =
  /[ \t\n\r]*(?:("(?:[\u0020\u0021\u0023-\u005b\u005d-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)|(true|false|null)|([[\]{}:,]))/y;

type Expect = "value" | "value-or-close" | "key-or-close" | "key" | "colon" | "comma-or-close" | "end";

/** Walks the tokens of a JSON text by its grammar and tells where it breaks. */
function faultAt(text: string): number {
  const open: ("{" | "[")[] = [];
  let expect: Expect = "value";
  tokens.lastIndex = 0;
  for (;;) {
    const from = tokens.lastIndex;
    const token = tokens.exec(text);
    if (token === null) return skipSpace(text, from);
    const [, string, number, word, sign] = token;
    const next = step(expect, open, string !== undefined, number ?? word, sign);
    if (next === null) return skipSpace(text, from);
    expect = next;
  }
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && " \t\n\r".includes(text[at] ?? "-")) at++;
  return at;
}

const afterValue = (open: readonly string[]): Expect => (open.length === 0 ? "end" : "comma-or-close");

function step(
  expect: Expect,
  open: ("{" | "[")[],
  isString: boolean,
  scalar: string | undefined,
  sign: string | undefined,
): Expect | null {
  const wantsValue = expect === "value" || expect === "value-or-close";
  const wantsKey = expect === "key" || expect === "key-or-close";
  if (isString) return wantsKey ? "colon" : wantsValue ? afterValue(open) : null;
  if (scalar !== undefined) return wantsValue ? afterValue(open) : null;
  if (sign === ":") return expect === "colon" ? "value" : null;
  if (sign === ",") return expect !== "comma-or-close" ? null : open.at(-1) === "{" ? "key" : "value";
  if (sign === "{" || sign === "[") {
    if (!wantsValue) return null;
    open.push(sign);
    return sign === "{" ? "key-or-close" : "value-or-close";
  }
  const closes = sign === "}" ? "{" : "[";
  const mayClose = expect === "comma-or-close" || expect === (sign === "}" ? "key-or-close" : "value-or-close");
  if (!mayClose || open.at(-1) !== closes) return null;
  open.pop();
  return afterValue(open);
}

/** Where a text that JSON.parse refused goes wrong; lines and columns count from 1. */
export function findJsonFault(text: string): JsonFault {
  const at = Math.min(faultAt(text), text.length);
  const before = text.slice(0, at);
  const line = before.split("\n").length;
  return { at, line, column: at - before.lastIndexOf("\n") };
}
