import { decoded } from "../reading/decoded.ts";

/**
 * Slugs of the category that WordPress and WooCommerce put everything into that got none, in their translations
 * (https://translate.wordpress.org/projects/wp/, "Uncategorized"). Left out: translations that are plain words, such as
 * "General".
 */
const SLUGS: ReadonlySet<string> = new Set(
  "uncategorized uncategorised unkategorisiert non-classe sin-categoria sin-categorizar senza-categoria sem-categoria geen-categorie niet-gecategoriseerd bez-kategorii nezarazene nezaradene okategoriserade okategoriserad ukategorisert ikke-kategoriseret fara-categorie без-рубрики без-категорії nekategorizirano tak-berkategori chua-phan-loai chua-duoc-phan-loai".split(
    " ",
  ),
);

/** Whether the address is that of a category nobody named; plugins for languages put a code behind its slug. */
export function isDefaultCategory(url: string): boolean {
  const last = new URL(url).pathname.split("/").findLast(Boolean) ?? "";
  const slug = decoded(last).toLowerCase();
  return SLUGS.has(slug) || SLUGS.has(slug.replace(/-[a-z]{2}$/, ""));
}
