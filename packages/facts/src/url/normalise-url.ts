const percentTriplet = /%[0-9a-fA-F]{2}/g;

/** RFC 3986 section 2.3: letters, digits, "-", ".", "_", "~". */
function isUnreserved(code: number): boolean {
  if (code >= 48 && code <= 57) return true;
  if ((code >= 65 && code <= 90) || (code >= 97 && code <= 122)) return true;
  return code === 45 || code === 46 || code === 95 || code === 126;
}

function normaliseTriplet(triplet: string): string {
  const code = Number.parseInt(triplet.slice(1), 16);
  return isUnreserved(code) ? String.fromCharCode(code) : triplet.toUpperCase();
}

/**
 * One spelling for one address (RFC 3986 section 6.2.2): absolute http(s) as the WHATWG URL standard serialises it,
 * without fragment, unreserved characters decoded, percent-encoding in upper case. The order of the query is kept.
 * Null for any other scheme and for what can't be resolved.
 */
export function normaliseUrl(raw: string, base?: string): string | null {
  const url = URL.parse(raw, base);
  if (url === null || (url.protocol !== "https:" && url.protocol !== "http:")) return null;
  const href = url.href;
  const hash = href.indexOf("#");
  const plain = hash < 0 ? href : href.slice(0, hash);
  return plain.includes("%") ? plain.replace(percentTriplet, normaliseTriplet) : plain;
}

/** Resolution by the WHATWG URL standard and nothing else; null when there is no valid result. */
export function resolveUrl(raw: string, base?: string): string | null {
  return URL.parse(raw, base)?.href ?? null;
}
