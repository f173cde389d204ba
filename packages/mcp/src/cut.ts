/** Small replies: an assistant reads all of them. */
const MOST_CHARACTERS = 600;

/** A value of a page, no longer than an assistant needs to see it. */
export function cutValue(value: unknown): unknown {
  if (typeof value === "string") return cutText(value, MOST_CHARACTERS);
  const text = JSON.stringify(value) ?? "null";
  return text.length <= MOST_CHARACTERS ? value : cutText(text, MOST_CHARACTERS);
}

export const cutText = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most)} …`;

/** Whether a search names one of the texts; none names all. */
export function matches(search: string | undefined, ...texts: readonly string[]): boolean {
  const wanted = search?.trim().toLowerCase() ?? "";
  return wanted === "" || texts.some((text) => text.toLowerCase().includes(wanted));
}

/** A part of a list that is had whole. */
export const partOf = <T>(all: readonly T[], { limit, offset }: { limit: number; offset: number }) => ({
  items: all.slice(offset, offset + limit),
  total: all.length,
});
