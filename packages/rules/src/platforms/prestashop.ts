import type { Platform } from "./platform.ts";

/**
 * docs.prestashop-project.org: Shop Parameters > Traffic & SEO; devdocs.prestashop-project.org/8/themes/reference;
 * PrestaShop/classic-theme templates/_partials/head.tpl
 */
export const prestashop: Platform = {
  canonical: '{if $page.canonical}<link rel="canonical" href="{$page.canonical}">{/if}',
  places: {
    meta: "In PrestaShop: open the product or category, tab SEO; pages such as home and contact under Shop Parameters > Traffic & SEO > SEO & URLs.",
    canonical:
      "In PrestaShop: templates/_partials/head.tpl of a child theme writes the canonical link from $page.canonical; clear the cache under Advanced Parameters > Performance.",
    head: "In PrestaShop: templates/_partials/head.tpl of a child theme writes the head; clear the cache under Advanced Parameters > Performance.",
    body: "In PrestaShop: change the .tpl file in a child theme, so that updates keep it; clear the cache under Advanced Parameters > Performance.",
    "json-ld":
      "In PrestaShop: templates/_partials/microdata of the theme holds the structured data; change it in a child theme, with {literal} around braces in JSON.",
    redirect:
      "In PrestaShop: a removed product's own redirect is set in its tab SEO; for other addresses put the server rules below into .htaccess above the line “# ~~start~~”, which PrestaShop leaves alone.",
    robots:
      "In PrestaShop: Shop Parameters > Traffic & SEO > “Generate robots.txt file” writes the file anew; put your own lines into robots.txt afterwards.",
    sitemap: "In PrestaShop: the module Google sitemap (gsitemap) writes the sitemap; build it anew after changes.",
    content: "In PrestaShop: edit the product's or category's description, or Design > Pages.",
    image: "In PrestaShop: a product picture's caption is its alt text.",
  },
};
