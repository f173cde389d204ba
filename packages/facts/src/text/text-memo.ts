import { detach } from "./characters.ts";

/** Longer texts seldom come again, and a hostile site could fill the memory with them. */
const usual = { most: 500, longest: 200 };

/** Remembers what short texts mean that repeat on the pages of a site. `mean` must depend on the text alone. */
export function createTextMemo<T extends {} | null>(mean: (text: string) => T, bounds = usual): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    if (text.length > bounds.longest) return mean(text);
    let meaning = known.get(text);
    if (meaning === undefined) {
      const own = detach(text);
      meaning = mean(own);
      if (known.size >= bounds.most) known.clear();
      known.set(own, meaning);
    }
    return meaning;
  };
}
