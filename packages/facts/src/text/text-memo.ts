import { detach } from "./characters.ts";

/** Longer texts seldom come again, and a hostile site could fill the memory with them. */
const usual = { most: 500, longest: 200 };

/**
 * Remembers what short texts mean that repeat on the pages of a site: those asked for lately, at most twice `most`.
 * `mean` must depend on the text alone.
 */
export function createTextMemo<T extends {} | null>(mean: (text: string) => T, bounds = usual): (text: string) => T {
  let recent = new Map<string, T>();
  let older = new Map<string, T>();
  const remember = (text: string, meaning: T): T => {
    if (recent.size >= bounds.most) {
      older = recent;
      recent = new Map();
    }
    recent.set(text, meaning);
    return meaning;
  };
  return (text) => {
    if (text.length > bounds.longest) return mean(text);
    const known = recent.get(text);
    if (known !== undefined) return known;
    const own = detach(text);
    return remember(own, older.get(own) ?? mean(own));
  };
}
