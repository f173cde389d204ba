/** What a page may load besides our own files. */
export interface PageNeeds {
  /** Of this one answer; a script without it does not run. */
  readonly nonce: string;
  /** Whether the analytics tag may be loaded. */
  readonly analytics: boolean;
  /** Addresses of the brand's pictures. */
  readonly pictures: readonly string[];
}

// The hosts that Google names for its tag: https://developers.google.com/tag-platform/security/guides/csp
const TAG = "https://www.googletagmanager.com";
const TAG_COLLECTORS = [TAG, "https://*.google-analytics.com", "https://*.analytics.google.com"];

/** For answers that are no page: nothing may be loaded, run or framed. */
export const NOTHING_ALLOWED = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** As strict as a policy gets: our own files only, nothing inline, nothing evaluated, no markup made from strings. */
export function pagePolicy({ nonce, analytics, pictures }: PageNeeds): string {
  const tag = analytics ? [TAG] : [];
  const collectors = analytics ? TAG_COLLECTORS : [];
  return [
    "default-src 'none'",
    `script-src ${[`'nonce-${nonce}'`, ...tag].join(" ")}`,
    "style-src 'self'",
    "font-src 'self'",
    `img-src ${["'self'", ...new Set(pictures.flatMap(foreignOrigin)), ...collectors].join(" ")}`,
    `connect-src ${["'self'", ...collectors].join(" ")}`,
    "manifest-src 'self'",
    // Previews of mails, which have a stricter policy of their own.
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Ours gives the tag its address; the other is the tag's own.
    `trusted-types ${analytics ? "analytics goog#html" : "'none'"}`,
  ].join("; ");
}

const foreignOrigin = (address: string): string[] => (address.startsWith("https://") ? [new URL(address).origin] : []);
