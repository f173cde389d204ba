/** A host as its people write it: "xn--bcher-kva.example" is "bücher.example". A label that can't be read stays. */
export const hostName = (host: string): string =>
  host.includes("xn--") ? host.split(".").map(labelOf).join(".") : host;

function labelOf(label: string): string {
  if (!label.startsWith("xn--")) return label;
  try {
    const text = decode(label.slice(4));
    // What is no letter of a name, as a sign that turns the line round, is shown as it travels.
    return /^[\p{L}\p{M}\p{Nd}-]+$/u.test(text) ? text : label;
  } catch {
    return label;
  }
}

const BASE = 36;

/** Punycode to text (RFC 3492, section 6.2). @throws RangeError for what is none */
function decode(code: string): string {
  const dash = code.lastIndexOf("-");
  const letters = Array.from(code.slice(0, Math.max(0, dash)));
  let [point, place, bias] = [128, 0, 72];
  let at = dash + 1;
  while (at < code.length) {
    const before = place;
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = digitOf(code.charCodeAt(at));
      at += 1;
      place += digit * weight;
      const least = Math.min(26, Math.max(1, k - bias));
      if (digit < least) break;
      weight *= BASE - least;
    }
    bias = adapt(place - before, letters.length + 1, before === 0);
    point += Math.floor(place / (letters.length + 1));
    place %= letters.length + 1;
    letters.splice(place, 0, String.fromCodePoint(point));
    place += 1;
  }
  return letters.join("");
}

function digitOf(code: number): number {
  if (code >= 97 && code <= 122) return code - 97;
  if (code >= 48 && code <= 57) return code - 22;
  throw new RangeError("no digit of punycode");
}

function adapt(delta: number, count: number, first: boolean): number {
  let rest = Math.floor(delta / (first ? 700 : 2));
  rest += Math.floor(rest / count);
  let k = 0;
  for (; rest > 455; k += BASE) rest = Math.floor(rest / 35);
  return k + Math.floor((36 * rest) / (rest + 38));
}
