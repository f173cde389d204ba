/** Answers whether an absolute URL matches one of the patterns. */
export type Matcher = (url: string) => boolean;

/**
 * Path prefixes ("/shop/") or globs ("*.pdf", "/shop/*?color=*") over path and query. A glob must cover the whole of
 * it, a prefix only the beginning. Patterns written as full addresses lose their origin. Null for no patterns.
 */
export function compilePatterns(patterns: readonly string[] | undefined): Matcher | null {
  const paths = (patterns ?? []).map((pattern) => pathPart(pattern.trim())).filter((path) => path !== "");
  if (paths.length === 0) return null;
  return (url) => {
    const path = pathPart(url);
    return paths.some((pattern) => (pattern.includes("*") ? globMatches(pattern, path) : path.startsWith(pattern)));
  };
}

function pathPart(text: string): string {
  const origin = /^https?:\/\/[^/]*/i.exec(text);
  return origin === null ? text : text.slice(origin[0].length);
}

/** Wildcard match in linear steps: no pattern of a user can make it explode. */
function globMatches(glob: string, text: string): boolean {
  let g = 0;
  let star = -1;
  let mark = 0;
  let t = 0;
  while (t < text.length) {
    if (glob[g] === "*") {
      star = g++;
      mark = t;
    } else if (glob[g] === text[t]) {
      g++;
      t++;
    } else if (star >= 0) {
      g = star + 1;
      t = ++mark;
    } else return false;
  }
  while (glob[g] === "*") g++;
  return g === glob.length;
}
