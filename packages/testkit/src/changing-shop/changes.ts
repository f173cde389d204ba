import { createDice } from "../planted-shop/words.ts";
import { pathOf, type ShopFault, type ShopItem, type ShopState } from "./shop.ts";

/** Something that happens to a shop between two audits. */
export interface ShopChange {
  readonly name: string;
  /** @param pick a number below `sides` */
  readonly apply: (state: ShopState, pick: (sides: number) => number) => void;
  /** Rules whose task must be gone, new, or known from an earlier audit afterwards. */
  readonly fixed?: readonly string[];
  readonly fresh?: readonly string[];
  readonly back?: readonly string[];
  /** A change that has to come before. */
  readonly after?: string;
}

const withFault = (state: ShopState, fault: ShopFault): ShopItem[] =>
  state.kinds.product.filter(({ faults }) => faults.has(fault));

const made = (name: string, ...faults: readonly ShopFault[]): ShopItem => ({
  slug: name.toLowerCase().replaceAll(" ", "-"),
  name,
  faults: new Set(faults),
});

/** Gives all addresses of a kind another beginning; `redirects` leads from the old ones to the new ones. */
function renameFolder(state: ShopState, kind: keyof ShopState["kinds"], folder: string, redirects: boolean): void {
  const before = state.kinds[kind].map((item) => pathOf(state, kind, item));
  state.folders[kind] = folder;
  if (!redirects) return;
  for (const [index, item] of state.kinds[kind].entries())
    state.redirects.set(before[index]!, pathOf(state, kind, item));
}

export const shopChanges: readonly ShopChange[] = [
  {
    name: "products added, half of them with a fault that others have",
    apply: ({ kinds }) =>
      void kinds.product.push(made("Hemp rope", "description-missing"), made("Iron pan"), made("Jute bag")),
  },
  {
    name: "products removed",
    apply: ({ kinds }, pick) => void kinds.product.splice(4 + pick(2), 1),
  },
  {
    name: "one product renamed, with a redirect",
    apply: (state, pick) => {
      const item = state.kinds.product[pick(4)]!;
      const from = pathOf(state, "product", item);
      item.slug = `${item.slug}-new`;
      state.redirects.set(from, pathOf(state, "product", item));
    },
  },
  { name: "markup of the product template changed", apply: (state) => void (state.layout = "cards") },
  { name: "all titles reworded", apply: (state) => void (state.titleEnd = "Quiet House of Galway") },
  {
    name: "a fault mended",
    apply: (state) => {
      for (const item of withFault(state, "img-alt-missing")) item.faults.delete("img-alt-missing");
    },
    fixed: ["img-alt-missing"],
  },
  {
    name: "the mended fault brought back",
    apply: ({ kinds }) => {
      for (const item of kinds.product.slice(0, 4)) item.faults.add("img-alt-missing");
    },
    back: ["img-alt-missing"],
    after: "a fault mended",
  },
  {
    name: "another fault added",
    apply: ({ kinds }) => {
      for (const item of kinds.article) item.faults.add("h1-missing");
    },
    fresh: ["h1-missing"],
  },
  {
    name: "more pages with the same fault",
    apply: ({ kinds }) => {
      for (const item of kinds.product.slice(0, 6)) item.faults.add("canonical-missing");
    },
  },
  {
    name: "fewer pages with the same fault",
    apply: (state) => {
      const [first] = withFault(state, "description-missing");
      first?.faults.delete("description-missing");
    },
  },
  {
    name: "navigation changed",
    apply: (state, pick) => {
      state.kinds.category.push(state.kinds.category.splice(pick(2), 1)[0]!);
      state.menu = [...state.menu, "Wholesale"].toReversed();
    },
  },
  {
    name: "robots.txt changed",
    apply: (state) => void (state.robots = "Disallow: /cart\nDisallow: /account\nDisallow: /search"),
  },
  {
    name: "the sitemap dated",
    apply: (state) => void (state.hasDates = true),
    fixed: ["sitemap-lastmod-missing"],
  },
  {
    name: "addresses of products renamed, with redirects",
    apply: (state) => renameFolder(state, "product", "p", true),
  },
  {
    name: "addresses of categories renamed, without redirects",
    apply: (state) => renameFolder(state, "category", "collections", false),
  },
  { name: "everybody sent to another origin", apply: (state) => void (state.hasMoved = true) },
  { name: "a query added to all links to products", apply: (state) => void (state.query = "?from=list") },
  { name: "a language version added", apply: (state) => void (state.isBilingual = true) },
  {
    name: "a page answers 503 for a while",
    apply: (state, pick) => void state.shut.add(pathOf(state, "product", state.kinds.product[pick(4)]!)),
  },
  {
    name: "order of products and articles changed",
    apply: ({ kinds }) => {
      kinds.product.reverse();
      kinds.article.reverse();
    },
  },
];

/** The twenty changes in an order by seed; each comes after the one that it needs. */
export function shuffledChanges(seed: number): ShopChange[] {
  const dice = createDice(seed);
  const left = [...shopChanges];
  const chosen: ShopChange[] = [];
  while (left.length > 0) {
    const ready = left.filter(({ after }) => after === undefined || chosen.some(({ name }) => name === after));
    const next = ready[dice(ready.length)]!;
    chosen.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return chosen;
}
