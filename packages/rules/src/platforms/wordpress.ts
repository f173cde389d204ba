import type { Platform } from "./platform.ts";

/**
 * developer.wordpress.org/reference: functions/rel_canonical, hooks/robots_txt, hooks/wp_head, functions/wp_sitemaps_get_server;
 * redirection.me/support/import-export for the CSV
 */
const places: Platform["places"] = {
  meta: "In WordPress: edit the page or product in your SEO plugin's box (Yoast, Rank Math ...); for all pages at once, in the plugin's templates.",
  canonical:
    "In WordPress: the core writes a canonical link on single pages by rel_canonical() in wp_head; for lists, or another address, use your SEO plugin's field. A theme whose header.php lacks wp_head() has none at all.",
  head: "In WordPress: titles, descriptions and previews come from your SEO plugin; other tags for the head go into header.php of a child theme, or into a function hooked to wp_head in its functions.php.",
  body: "In WordPress: edit the page in the editor or page builder; what many pages share stands in the template of a child theme, which updates keep, or in the page builder's theme templates.",
  hreflang:
    "In WordPress: the plugin for several languages (WPML, Polylang ...) writes the language versions; change them in its settings.",
  "json-ld":
    "In WordPress: change the structured data where it is made, in your SEO plugin or the theme; a new block goes into a function hooked to wp_head in a child theme's functions.php.",
  redirect: "In WordPress: import the list with the plugin Redirection, or use the server rules below.",
  robots:
    "In WordPress: your SEO plugin's file editor, or a robots.txt file in the web folder, which takes the place of the one WordPress makes.",
  sitemap:
    "In WordPress: your SEO plugin's sitemap settings; without a plugin the core writes /wp-sitemap.xml as long as Settings > Reading doesn't discourage search engines.",
  content: "In WordPress: edit the page, post, product or category.",
  image:
    "In WordPress: Media holds the files and their alt texts, the picture's block in the editor its own; wp_get_attachment_image() in a theme writes sizes and srcset.",
  link: "In WordPress: Appearance > Menus or Editor for menus; links in texts stand in the page, post or product.",
};

export const wordpress: Platform = { places };

/** woocommerce.com/document/structured-data, woocommerce.github.io/code-reference (hook woocommerce_structured_data_product) */
export const woocommerce: Platform = {
  places: {
    ...places,
    "product-markup":
      "In WordPress: find out what writes the Product data, WooCommerce, your SEO plugin or the theme, and change it there; only one of them should write it. WooCommerce's own has the filter woocommerce_structured_data_product.",
  },
};
