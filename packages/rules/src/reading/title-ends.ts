const SEPARATOR = /\s*[|｜]\s*|\s+[–—·•»-]\s+/gu;
/** What so many of the titles end with is put there by a setting. */
const MOST = 0.8;

/** The longest end, from a separator on, that most titles have; "" without any. */
export function commonEnd(titles: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const title of titles)
    for (const { index } of title.matchAll(SEPARATOR)) {
      const end = title.slice(index);
      counts.set(end, (counts.get(end) ?? 0) + 1);
    }
  const shared = [...counts].filter(([, count]) => count >= MOST * titles.length).map(([end]) => end);
  return shared.reduce((longest, end) => (end.length > longest.length ? end : longest), "");
}

/** The end with nothing but the name of the site behind its separator: of its parts the one that is it, else the shortest. */
export function shortEnd(end: string, siteName: string): string {
  const [separator = ""] = /^\s*[|｜–—·•»-]\s*/u.exec(end) ?? [];
  const parts = end.slice(separator.length).split(SEPARATOR);
  const shortest = parts.reduce((least, part) => (part.length < least.length ? part : least));
  const named = parts.find((part) => part.length <= LONGEST_NAME && part.toLowerCase() === siteName.toLowerCase());
  return `${separator}${named ?? shortest}`;
}

const LONGEST_NAME = 40;
