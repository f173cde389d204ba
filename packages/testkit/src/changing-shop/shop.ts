/** A fault that pages of the changing shop can have, by the id of the rule that must find it. */
export type ShopFault = "description-missing" | "img-alt-missing" | "h1-missing" | "canonical-missing";

export interface ShopItem {
  slug: string;
  readonly name: string;
  readonly faults: Set<ShopFault>;
}

/** Everything about the shop that a change may change. Addresses are paths. */
export interface ShopState {
  readonly kinds: { product: ShopItem[]; category: ShopItem[]; article: ShopItem[] };
  /** First part of the addresses of each kind. */
  readonly folders: { product: string; category: string; article: string };
  readonly redirects: Map<string, string>;
  /** Paths that answer 503 for now. */
  readonly shut: Set<string>;
  /** Words that stand behind each title. */
  titleEnd: string;
  /** Class names and nesting of product pages. */
  layout: "plain" | "cards";
  menu: readonly string[];
  robots: string;
  /** Whether robots.txt names the sitemap, and the sitemap dates. */
  hasDates: boolean;
  /** Query of all links to products. */
  query: string;
  /** Everybody is sent to the other port, as from http to https. */
  hasMoved: boolean;
  /** Whether each product and the home page have a German version below /de. */
  isBilingual: boolean;
}

const item = (name: string, ...faults: readonly ShopFault[]): ShopItem => ({
  slug: name.toLowerCase().replaceAll(" ", "-"),
  name,
  faults: new Set(faults),
});

/** Ten products, three categories, four articles; some of each kind with a fault. */
export const newShopState = (): ShopState => ({
  kinds: {
    product: [
      item("Olive soap", "description-missing", "img-alt-missing"),
      item("Laurel soap", "description-missing", "img-alt-missing"),
      item("Linen towel", "description-missing", "img-alt-missing"),
      item("Beech brush", "description-missing", "img-alt-missing"),
      item("Copper kettle", "description-missing"),
      item("Cork mat", "description-missing"),
      item("Wool blanket", "description-missing", "canonical-missing"),
      item("Clay jar", "canonical-missing"),
      item("Oak board", "canonical-missing"),
      item("Glass lamp"),
    ],
    category: [item("Bath", "description-missing"), item("Kitchen", "description-missing"), item("Bedroom")],
    article: [item("Caring for linen"), item("Soap without palm oil"), item("Wood and water"), item("How we pack")],
  },
  folders: { product: "product", category: "category", article: "blog" },
  redirects: new Map(),
  shut: new Set(),
  titleEnd: "Quiet House",
  layout: "plain",
  menu: ["About", "Shipping", "Returns", "Contact"],
  robots: "Disallow: /cart",
  hasDates: false,
  query: "",
  hasMoved: false,
  isBilingual: false,
});

export const pathOf = (state: ShopState, kind: keyof ShopState["kinds"], { slug }: ShopItem): string =>
  `/${state.folders[kind]}/${slug}`;
