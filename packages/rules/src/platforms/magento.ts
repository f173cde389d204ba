import type { Platform } from "./platform.ts";

/**
 * experienceleague.adobe.com/docs/commerce-admin/marketing/seo: url-rewrites/url-rewrite-custom, seo-overview (canonical
 * meta tag, search engine robots, site map)
 */
export const magento: Platform = {
  places: {
    meta: "In Magento: open the product or category, section Search Engine Optimization, and edit “Meta Title” and “Meta Description”.",
    canonical:
      "In Magento: Stores > Configuration > Catalog > Catalog > Search Engine Optimization: set “Use Canonical Link Meta Tag For Categories” and “... For Products” to Yes, then flush the cache.",
    head: "In Magento: layout XML in a theme of your own (Magento_Theme/layout/default_head_blocks.xml) writes the head.",
    body: "In Magento: override the .phtml template or add a block in layout XML (<referenceBlock> in Magento_Theme/layout/default.xml) in a theme of your own; never edit the files in vendor.",
    "json-ld":
      "In Magento: add a .phtml template with the script through layout XML of a theme of your own (for products catalog_product_view.xml).",
    redirect:
      "In Magento: Marketing > SEO & Search > URL Rewrites > Add URL Rewrite > Custom, one for each line below: Request Path is the first, without its slash; Redirect Type is Permanent (301). Or use the server rules.",
    robots:
      "In Magento: Content > Design > Configuration > Edit the website > Search Engine Robots > “Edit custom instruction of robots.txt File”.",
    sitemap:
      "In Magento: Marketing > SEO & Search > Site Map > Add Site Map, and Stores > Configuration > Catalog > XML Sitemap for what it holds and how often it is written.",
    content: "In Magento: edit the product's or category's Content section, or Content > Pages.",
    image: "In Magento: the product's Images And Videos has the alt text of each picture.",
  },
};
