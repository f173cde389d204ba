/** One product of the fixture shop, with the faults planted on its page. */
export interface FixtureProduct {
  slug: string;
  name: string;
  category: string;
  price: number;
  inStock: boolean;
  faults: readonly FixtureFault[];
}

export type FixtureFault =
  | "no-description"
  | "no-schema"
  | "broken-json-ld"
  | "no-alt"
  | "no-canonical"
  | "two-h1"
  | "duplicate-title"
  | "noindex-in-sitemap";

export const fixtureCategories = [
  { slug: "brushes", name: "Bamboo brushes" },
  { slug: "towels", name: "Linen towels" },
  { slug: "soaps", name: "Olive soaps" },
] as const;

const product = (
  slug: string,
  name: string,
  category: string,
  price: number,
  ...faults: readonly FixtureFault[]
): FixtureProduct => ({ slug, name, category, price, inStock: price !== 7.5, faults });

/** Twelve products in three categories; the faults are what an audit must find. */
export const fixtureProducts: readonly FixtureProduct[] = [
  product("tooth-brush-soft", "Soft bamboo tooth brush", "brushes", 4.9),
  product("tooth-brush-hard", "Hard bamboo tooth brush", "brushes", 4.9, "no-description"),
  product("nail-brush", "Beech nail brush", "brushes", 8.5, "no-description", "no-alt"),
  product("dish-brush", "Dish brush with handle", "brushes", 7.5, "no-schema"),
  product("hand-towel", "Linen hand towel", "towels", 19, "no-description"),
  product("bath-towel", "Linen bath towel", "towels", 39, "duplicate-title"),
  product("beach-towel", "Linen beach towel", "towels", 45, "duplicate-title"),
  product("kitchen-towel", "Linen kitchen towel", "towels", 12.5, "broken-json-ld"),
  product("olive-soap", "Olive soap bar", "soaps", 5.5),
  product("laurel-soap", "Laurel soap bar", "soaps", 6.5, "no-canonical"),
  product("shaving-soap", "Shaving soap", "soaps", 9.9, "two-h1", "no-alt"),
  product("travel-soap", "Travel soap tin", "soaps", 11, "noindex-in-sitemap"),
];
