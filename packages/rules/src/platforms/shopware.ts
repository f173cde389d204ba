import type { Platform } from "./platform.ts";

/**
 * docs.shopware.com/en/shopware-6-en/settings/seo, .../settings/shop/sitemap;
 * developer.shopware.com/docs/guides/plugins/plugins/storefront/templates/customize-templates.html
 */
export const shopware: Platform = {
  places: {
    meta: "In Shopware: open the product or category, tab SEO, and edit “Meta title” and “Meta description” per sales channel and language.",
    head: "In Shopware: a theme or plugin of your own overrides the block in storefront/layout/meta.html.twig with {% sw_extends %} under Resources/views; never edit the files of the core.",
    body: "In Shopware: a theme or plugin of your own overrides the block in a Twig file with {% sw_extends %} under Resources/views/storefront; never edit the files of the core.",
    "json-ld":
      "In Shopware: a theme or plugin of your own adds the script in a Twig block of the page's template under Resources/views/storefront/page.",
    canonical:
      "In Shopware: Settings > SEO sets the address templates, from which the canonical links follow; for variants, the product's tab SEO offers one canonical address for all.",
    redirect:
      "In Shopware: a product or category whose address changes is forwarded by itself; other addresses need the server rules below (public/.htaccess, or nginx) or an extension.",
    robots: "In Shopware: put the file below as robots.txt into the folder public.",
    sitemap:
      "In Shopware: Settings > Sitemap says how often it is written; Products and categories that are hidden or closed there stay out of it.",
    content:
      "In Shopware: edit the product's description, or the category's layout under Content > Shopping Experiences.",
    image: "In Shopware: Content > Media has title and alt text of a picture.",
  },
};
