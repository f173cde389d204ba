/** Readings of a probe's raw text, which no extractor has seen. */

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

function decoded(text: string): string {
  return text.replace(
    /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,6}));/gi,
    (whole, decimal, hex, name: string | undefined) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

/** Text of the first title element, white space collapsed; null when there is none. */
export function titleIn(html: string): string | null {
  const title = /<title[^>]*>([^<]*)<\/title/i.exec(html)?.[1];
  return title === undefined ? null : decoded(title).replace(/\s+/g, " ").trim();
}

/** Absolute address of the first rel=canonical; null when there is none or it can't be resolved. */
export function canonicalIn(html: string, base: string): string | null {
  const tag = (html.match(/<link\s[^>]{0,2000}>/gi) ?? []).find((link) => /\brel\s*=\s*["']?canonical\b/i.test(link));
  const href = tag && /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/i.exec(tag);
  return href ? (URL.parse(decoded(href[1] ?? href[2] ?? href[3] ?? ""), base)?.href ?? null) : null;
}

/** True when a robots meta tag says noindex. */
export const saysNoindex = (html: string): boolean =>
  (html.match(/<meta\s[^>]{0,2000}>/gi) ?? []).some(
    (meta) => /\bname\s*=\s*["']?(robots|googlebot)\b/i.test(meta) && /\b(noindex|none)\b/i.test(meta),
  );
