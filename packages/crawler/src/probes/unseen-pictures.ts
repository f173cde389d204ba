import { normaliseUrl, type PageFacts, type SdItem, type SdValue } from "@audit/facts";

/** Names that networks read a preview's picture under, the commonest first. */
const PREVIEWS = ["og:image", "og:image:url", "og:image:secure_url"];
const PICTURES: ReadonlySet<string> = new Set(["image", "logo", "photo"]);
/** Markup of a list may name the picture of each of its entries. */
const MOST_MARKED = 12;
const DEEPEST = 6;

/** Pictures that a page names to machines alone, so that no visitor misses them: of its preview and its structured data. */
export function unseenPictures({ url, head, structuredData }: PageFacts): readonly string[] {
  const previews = [
    ...PREVIEWS.map((name) => head.openGraph[name]),
    head.twitter["twitter:image"],
    head.twitter["twitter:image:src"],
  ];
  const marked: string[] = [];
  for (const item of structuredData.items) collect(item, marked, 0);
  const named = [...previews, ...marked.slice(0, MOST_MARKED)];
  const found = named.flatMap((raw) => {
    const address = raw === undefined || raw.trim() === "" ? null : normaliseUrl(raw.trim(), url);
    return address === null ? [] : [address];
  });
  return [...new Set(found)];
}

function collect(item: SdItem, into: string[], depth: number): void {
  if (depth > DEEPEST || into.length >= MOST_MARKED) return;
  for (const [name, values] of Object.entries(item.props)) {
    for (const value of values) {
      if (PICTURES.has(name)) into.push(...addressesOf(value));
      if (isItem(value)) collect(value, into, depth + 1);
    }
  }
}

const isItem = (value: SdValue | undefined): value is SdItem => typeof value === "object";

function addressesOf(value: SdValue): string[] {
  if (typeof value === "string") return [value];
  if (!isItem(value)) return [];
  return ["url", "contentUrl"].flatMap((name) =>
    (value.props[name] ?? []).filter((address) => typeof address === "string"),
  );
}
