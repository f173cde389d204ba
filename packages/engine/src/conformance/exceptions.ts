/** Vectors that we knowingly do not follow. Order of authority: RFC 9309, Google's parser, WHATWG URL. */

interface RobotsCase {
  readonly source: string;
  readonly allowed: boolean | "invalid";
  readonly rfc9309: string;
}

export const robotsExceptions: readonly { readonly reason: string; covers(vector: RobotsCase): boolean }[] = [
  {
    reason: "the peer's own choice differs from RFC 9309 and Google's parser, which we follow",
    covers: ({ source, rfc9309 }) => rfc9309 === "differs" && !source.startsWith("google/"),
  },
  {
    reason: "asks whether a robots.txt speaks for an address of another host; our caller picks the file by host",
    covers: ({ allowed }) => allowed === "invalid",
  },
];

interface DelayCase {
  readonly robots: string;
  readonly userAgent?: string;
}

export const delayExceptions: readonly { readonly reason: string; covers(vector: DelayCase): boolean }[] = [
  {
    reason: "a delay inside an HTML page: crawler-commons repairs it, RFC 9309 and Google's parser read no such line",
    covers: ({ robots }) => robots.trimStart().toLowerCase().startsWith("<!doctype html"),
  },
  {
    reason: "matches a whole User-Agent header against product tokens; RFC 9309 2.2.1 compares product tokens",
    covers: ({ userAgent }) => userAgent?.includes(" ") === true,
  },
];

interface NormaliseCase {
  readonly source: string;
  readonly input: string;
  readonly expected: string | null;
}

export const normaliseExceptions: readonly { readonly reason: string; covers(vector: NormaliseCase): boolean }[] = [
  { reason: "not an address of the web", covers: ({ input }) => /^(file|ftp):/i.test(input) },
  {
    reason: "normalize-url drops www, final slashes and sorts the query: different addresses may become one",
    covers: ({ source }) => source.startsWith("normalize-url"),
  },
  {
    reason: "w3lib's canonical form sorts the query and repairs what is no address; ours never changes the meaning",
    covers: ({ source }) => source.startsWith("w3lib"),
  },
  {
    reason: "crawler-commons decodes or encodes beyond RFC 3986 section 6.2.2; WHATWG URL leaves these as written",
    covers: ({ input, expected }) => expected !== null && whatwgKeeps(input, expected),
  },
];

/** True when the expectation is not what a WHATWG parser makes of the input, whose serialisation we keep. */
function whatwgKeeps(input: string, expected: string): boolean {
  const ours = URL.parse(input);
  const theirs = URL.parse(expected);
  return ours === null || theirs === null || theirs.href !== expected || unescaped(ours.href) !== unescaped(expected);
}

const unescaped = (href: string): string =>
  href.replace(/#.*$/, "").replace(/%[0-9a-f]{2}/gi, (triplet) => {
    const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
    return /[A-Za-z0-9._~-]/.test(character) ? character : triplet.toUpperCase();
  });

/** Labels that the IDNA tables of the vectors' year refused and WHATWG URL of today passes through. */
export const asciiException = {
  reason: "an xn-- label that does not decode: WHATWG URL leaves it as it is where the host is plain ASCII",
  covers: (input: string): boolean => /^[\x20-\x7e]*$/.test(input) && input.toLowerCase().includes("xn--"),
};

/** Where the vectors' lenient reading differs from sitemaps.org. */
export const sitemapExceptions = {
  fullFile: { most: 50_000, reason: "addresses beyond the 50,000 that sitemaps.org allows in one file are not read" },
  emptyLoc: "an empty <loc> names no address: sitemaps.org wants at least 12 characters",
};

/** Addresses that a real robots.txt names in lines without a colon. */
export const colonlessException = {
  reason: "Sitemap lines without a colon: Google's parser (robots.cc) takes white space in its stead, and so do we",
  covers: (robots: string, wanted: readonly string[], ours: readonly string[]): boolean => {
    const colonless = [...robots.matchAll(/^\s*sitemap[ \t]+(\S+)\s*$/gim)].map(([, address]) => address);
    return colonless.length > 0 && ours.length === wanted.length + colonless.length;
  },
};

/** C1 controls in an expectation: bytes 80 to 9F of a page that calls itself iso-8859-1. */
export const latin1Exception = {
  reason: "bytes 80 to 9F read as controls: the Encoding Standard makes the label iso-8859-1 windows-1252",
  covers: (wanted: unknown, ours: unknown): boolean => {
    const text = JSON.stringify(wanted) ?? "";
    return /[\x80-\x9f]/.test(text) && text.replace(/[\x80-\x9f]/g, inWindows1252) === JSON.stringify(ours);
  },
};

const inWindows1252 = (control: string): string =>
  new TextDecoder("windows-1252").decode(Uint8Array.of(control.charCodeAt(0)));

/** Addresses that a truth folded: ".//login/" on /account/ is /account//login/. */
export const emptySegmentException = {
  reason:
    "the truth folds empty path segments; RFC 3986 5.2.4 and WHATWG URL keep them, and that address was seen broken",
  covers: (wanted: string, seen: ReadonlySet<string>): boolean =>
    !seen.has(wanted) &&
    [...seen].some((path) => path.replace(/^[^?]*/, (way) => way.replace(/\/{2,}/g, "/")) === wanted),
};
