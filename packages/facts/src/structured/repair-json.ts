/** Longer blocks are not kept whole. */
const mostText = 20_000;

/** A faulty block as it stands, and its text repaired where nothing but its writing was wrong. */
export interface RepairedJson {
  readonly written: string;
  readonly repaired: string;
}

const space = /\s/;
const closes: Readonly<Record<string, string>> = { "{": "}", "[": "]" };

const nextSign = (text: string, from: number): string => {
  let at = from;
  while (at < text.length && space.test(text[at] ?? "")) at++;
  return text[at] ?? "";
};

/** A quote ends a text only where the grammar can go on behind it. */
function endsText(text: string, at: number): boolean {
  const next = nextSign(text, at + 1);
  if (next === "" || next === "}" || next === "]" || next === ":") return true;
  if (next === '"') return /^"[^"]*"\s*:/.test(text.slice(text.indexOf('"', at + 1)));
  if (next !== ",") return false;
  return /["[{}\]\d\-tfn]/.test(nextSign(text, text.indexOf(",", at + 1) + 1));
}

/** A further property, where the whole block seems to have ended. */
const goesOn = /^\s*,?\s*"[^"]{1,60}"\s*:/;
const farthest = 200;

const escapes: Readonly<Record<string, string>> = { "\n": String.raw`\n`, "\r": "", "\t": String.raw`\t` };

/**
 * What begins with a backslash, as JSON writes it. Other languages give a character's code in two digits; before a letter
 * that escapes nothing the backslash is one of the text's own.
 */
function readEscape(written: string): { readonly json: string; readonly length: number } {
  const byte = /^\\x([\da-f]{2})/i.exec(written)?.[1];
  if (byte !== undefined) return { json: `\\u00${byte}`, length: 4 };
  const next = written[1] ?? "";
  const stands = next === "u" ? /^\\u[\da-f]{4}/i.test(written) : /["\\/bfnrt]/.test(next);
  if (stands) return { json: `\\${next}`, length: 2 };
  return { json: /[\p{L}\p{N}]/u.test(next) ? `\\\\${next}` : next, length: 2 };
}

/** The text from a quote to the one that ends it, with what can't stand in a text escaped. */
function readText(text: string, from: number): { readonly made: string; readonly end: number } {
  let made = '"';
  for (let at = from + 1; at < text.length; at++) {
    const sign = text[at] ?? "";
    if (sign === "\\") {
      const { json, length } = readEscape(text.slice(at, at + 6));
      made += json;
      at += length - 1;
    } else if (sign === '"') {
      if (endsText(text, at)) return { made: `${made}"`, end: at };
      made += String.raw`\"`;
    } else made += escapes[sign] ?? (sign < " " ? " " : sign);
  }
  return { made, end: text.length };
}

/** Commas that end nothing go, missing ones between two values come, what was left open is closed. */
function rewritten(text: string): string {
  let made = "";
  const open: string[] = [];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? "";
    if (sign === '"') {
      const read = readText(text, at);
      made += read.made;
      at = read.end;
      if (/["{[]/.test(nextSign(text, at + 1))) made += ",";
    } else if (sign === "{" || sign === "[") {
      open.push(closes[sign] ?? "");
      made += sign;
    } else if (sign === "}" && open.length === 1 && goesOn.test(text.slice(at + 1, at + 1 + farthest))) {
      // One bracket too many ended the block before its last properties.
      if (nextSign(text, at + 1) === '"') made += ",";
    } else if (sign === "}" || sign === "]") {
      made += open.pop() ?? "";
      if (/["{[]/.test(nextSign(text, at + 1)) && open.length > 0) made += ",";
    } else if (sign === "," && /^[}\],]?$/.test(nextSign(text, at + 1))) continue;
    else made += sign;
  }
  return made + open.toReversed().join("");
}

/**
 * Repairs the writing of JSON that no parser takes: line breaks and quotes inside of texts, commas too many or missing,
 * brackets left open. Names and values stay as they are; null where that is not enough.
 */
export function repairJson(written: string): RepairedJson | null {
  if (written.length > mostText) return null;
  const text = written.includes('"') ? written : written.replaceAll("&quot;", '"');
  const made = parsed(rewritten(text));
  if (made === undefined) return null;
  const root = astray(made) ? parsed(rewritten(text.replace(endedOffer, "$1"))) : made;
  return root === undefined || astray(root) ? null : { written, repaired: JSON.stringify(root) };
}

/** Properties that an offer has and a product has not: where a product holds them, its offer was closed too early. */
const ofOffers = ["priceValidUntil", "availability", "itemCondition", "priceCurrency"];
const endedOffer = /\}(\s*,\s*"(?:priceValidUntil|availability|itemCondition|priceCurrency)"\s*:)/;

const astray = (json: unknown): boolean =>
  typeof json === "object" &&
  json !== null &&
  "@type" in json &&
  json["@type"] === "Product" &&
  "offers" in json &&
  ofOffers.some((name) => name in json);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
