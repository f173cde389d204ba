import type { Platform } from "./platform.ts";

/**
 * help.shopify.com/manual/online-store/menus-and-links/url-redirect,
 * shopify.dev/docs/storefronts/themes/architecture/templates/robots-txt-liquid, shopify.dev/docs/api/liquid/objects
 */
export const shopify: Platform = {
  canonical: '<link rel="canonical" href="{{ canonical_url }}">',
  places: {
    meta: "In Shopify: open the product, collection or page and edit “Search engine listing”; for all pages at once, Online Store > Themes > Edit code > layout/theme.liquid.",
    canonical:
      "In Shopify: Online Store > Themes > Edit code > layout/theme.liquid, where {{ canonical_url }} is the address of each page. Checkout pages can't be edited.",
    head: "In Shopify: Online Store > Themes > Edit code > layout/theme.liquid.",
    body: "In Shopify: Online Store > Themes > Edit code, in the section or snippet that writes this part. Checkout pages can't be edited in the theme.",
    "json-ld":
      "In Shopify: Online Store > Themes > Edit code, in the template of the page (for products sections/main-product.liquid, where {{ product | structured_data }} may stand already).",
    redirect: "In Shopify: Content > Menus > URL redirects > Import, with the list below as a CSV file.",
    robots:
      "In Shopify: Online Store > Themes > Edit code > Templates > Add a new template > robots.txt. Keep the loop over robots.default_groups in robots.txt.liquid, and change only what the file below shows changed.",
    sitemap: "Shopify writes sitemap.xml itself: publish or unpublish the pages, or change their SEO visibility.",
    content: "In Shopify: open the product, collection, page or blog post and edit its text.",
    image:
      "In Shopify: Content > Files for a picture's alt text; in Liquid, {{ image | image_url: width: 800 | image_tag }} writes sizes and srcset.",
    link: "In Shopify: Content > Menus for menus; links in texts stand in the product, collection, page or blog post.",
    config: "Shopify runs the server: only what its settings and your domain's provider offer can be changed.",
  },
};
