/**
 * The product token of a User-agent value, lower case: letters, "_" and "-" up to the first other character; "*" also
 * when white space and more follow it (as Google's parser reads both).
 */
export function agentToken(value: string): string {
  if (/^\*(\s|$)/.test(value)) return "*";
  return /^[a-zA-Z_-]*/.exec(value)![0].toLowerCase();
}

const needsEscaping = /%[0-9a-fA-F]{2}|[\u0080-\u{10ffff}]/gu;

function escapePart(part: string): string {
  return part.startsWith("%") ? part.toUpperCase() : encodeURIComponent(part.toWellFormed());
}

/** Octets outside ASCII become %XX and written ones upper case; nothing is decoded (Google's MaybeEscapePattern). */
export function escapePath(path: string): string {
  return path.replace(needsEscaping, escapePart);
}

/**
 * Path, parameters and query of a URL, "/" when it has none: the part rules are matched against. The text is taken as
 * it stands, as Google's GetPathParamsQuery does, so the caller decides about percent-encoding.
 */
export function pathOf(url: string): string {
  const start = url.startsWith("//") ? 2 : 0;
  const firstPath = indexOfPath(url, start);
  const scheme = url.indexOf("://", start);
  const hasScheme = scheme >= 0 && (firstPath < 0 || firstPath >= scheme);
  const from = indexOfPath(url, hasScheme ? scheme + 3 : start);
  if (from < 0) return "/";
  const hash = url.indexOf("#", start);
  if (hash >= 0 && hash < from) return "/";
  const path = url.slice(from, hash < 0 ? undefined : hash);
  return path.startsWith("/") ? path : `/${path}`;
}

function indexOfPath(url: string, from: number): number {
  for (let at = from; at < url.length; at++) {
    const code = url.charCodeAt(at);
    if (code === 47 || code === 63 || code === 59) return at;
  }
  return -1;
}
