import { itemAt } from "@audit/facts";
import { normalised } from "../reading/words.ts";
import { anchorTo } from "./internal-links.ts";
import type { SiteView } from "./site-view.ts";

const FEWEST_PAGES = 3;
const NEARLY_ALL = 0.8;

const known = new WeakMap<SiteView, ReadonlyMap<string, string>>();

/** Where the same words of menus and headers lead on the other pages, when these agree; null where they don't. */
export function sameAnchorTarget(dead: string, view: SiteView): string | null {
  const words = normalised(anchorTo(view.site.graph, dead));
  if (words === "") return null;
  const found = known.get(view) ?? readAnchors(view);
  known.set(view, found);
  return found.get(words) ?? null;
}

function readAnchors(view: SiteView): ReadonlyMap<string, string> {
  const targets = new Map<string, Map<string, number>>();
  for (const index of view.served) {
    const { links } = itemAt(view.site.pages, index);
    const own = new Set(
      links.flatMap(({ url, text, label, region }) =>
        url !== null && FRAME.has(region) && view.pageAt(url)?.response.status === 200
          ? [`${normalised(text || label)}\n${url}`]
          : [],
      ),
    );
    for (const one of own) {
      const [words = "", url = ""] = one.split("\n");
      const counts = targets.get(words) ?? new Map<string, number>();
      counts.set(url, (counts.get(url) ?? 0) + 1);
      targets.set(words, counts);
    }
  }
  return new Map(
    [...targets].flatMap(([words, counts]) => {
      const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
      const [best, count = 0] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [];
      return best !== undefined && words !== "" && count >= FEWEST_PAGES && count >= NEARLY_ALL * all
        ? [[words, best] as const]
        : [];
    }),
  );
}

const FRAME: ReadonlySet<string> = new Set(["header", "nav"]);
