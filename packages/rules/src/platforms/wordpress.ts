import type { Platform } from "./platform.ts";

/**
 * developer.wordpress.org/reference: functions/rel_canonical, hooks/robots_txt, hooks/wp_head, functions/wp_sitemaps_get_server;
 * redirection.me/support/import-export for the CSV
 */
const places: Platform["places"] = {
  meta: "In WordPress: edit the page or product in your SEO plugin's box (Yoast, Rank Math ...); for all pages at once, in the plugin's templates.",
  canonical:
    "In WordPress: the core writes a canonical link on single pages by rel_canonical() in wp_head; for lists, or another address, use your SEO plugin's field. A theme whose header.php lacks wp_head() has none at all.",
  template:
    "In WordPress: change a child theme, so that updates keep it; tags for the head of all pages go into a function hooked to wp_head in its functions.php.",
  "json-ld": "In WordPress: your SEO plugin or a child theme writes the structured data; change it there.",
  redirect: "In WordPress: import the list with the plugin Redirection, or use the server rules below.",
  robots:
    "In WordPress: your SEO plugin's file editor, or a robots.txt file in the web folder, which takes the place of the one WordPress makes.",
  sitemap:
    "In WordPress: your SEO plugin's sitemap settings; without a plugin the core writes /wp-sitemap.xml as long as Settings > Reading doesn't discourage search engines.",
  content: "In WordPress: edit the page, post, product or category.",
  image:
    "In WordPress: Media, or the picture's block in the editor, has the alt text; wp_get_attachment_image() in a theme writes sizes and srcset.",
  link: "In WordPress: Appearance > Menus or Editor for menus; links in texts stand in the page, post or product.",
};

export const wordpress: Platform = { places };

/** woocommerce.com/document/structured-data, woocommerce.github.io/code-reference (hook woocommerce_structured_data_product) */
export const woocommerce: Platform = {
  places: {
    ...places,
    "product-markup":
      "In WordPress: WooCommerce writes the Product markup; add to it by the filter woocommerce_structured_data_product in a child theme's functions.php, or let your SEO plugin write all of it, never both.",
  },
};
