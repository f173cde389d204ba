import type { Platform } from "./platform.ts";

/**
 * support.wix.com: editing-your-sites-robotstxt-file, redirecting-your-old-urls, about-your-wix-sites-sitemap,
 * adding-structured-data-markup; dev.wix.com names robots.txt as editable too
 */
export const wix: Platform = {
  places: {
    meta: "In Wix: the page's settings > SEO basics; for all pages of a kind, SEO dashboard > SEO Settings.",
    canonical:
      "In Wix: every page names itself by default; another address goes into the page's settings > SEO basics > Advanced SEO > Additional tags.",
    "json-ld":
      "In Wix: the page's settings > SEO basics > Advanced SEO > Structured data markup; for all products, SEO Settings > Product pages.",
    redirect: "In Wix: SEO dashboard > URL Redirect Manager > New redirect, one for each line below.",
    robots: "In Wix: SEO dashboard > Robots.txt editor.",
    sitemap:
      "Wix writes sitemap.xml itself: pages with “Let search engines index this page” switched off stay out of it.",
    head: "In Wix: Settings > Custom code adds tags to the head; what Wix writes there itself can't be edited.",
    body: "Wix writes its pages' HTML itself: only what the editor offers can be changed.",
    config: "Wix runs the server: its answers and headers can't be changed.",
    content: "In Wix: edit the text on the page, or of the product under Catalog > Store products.",
  },
};

/**
 * support.squarespace.com: url-redirects (URL mappings), understanding-seo, hiding pages from search engines; it says that
 * robots.txt and sitemap.xml can't be edited
 */
export const squarespace: Platform = {
  places: {
    meta: "In Squarespace: the page's settings > SEO.",
    canonical:
      "Squarespace writes the canonical links itself and offers no field for them: a wrong one is a matter for its support.",
    "json-ld":
      "In Squarespace: the page's settings > Advanced > Page header code injection; Squarespace's own markup can't be edited.",
    redirect: "In Squarespace: Settings > Developer tools > URL mappings, with the lines below.",
    robots:
      "Squarespace writes robots.txt itself and it can't be edited: Settings > Crawlers only lets search engines and AI crawlers in or keeps them out; single pages are hidden in their settings > SEO.",
    sitemap:
      "Squarespace writes sitemap.xml itself and it can't be edited: pages hidden from search results stay out of it.",
    head: "In Squarespace: Settings > Developer tools > Code injection adds tags to the head; what Squarespace writes there itself can't be edited.",
    body: "Squarespace writes its pages' HTML itself: only what the editor and code injection offer can be changed.",
    config: "Squarespace runs the server: its answers and headers can't be changed.",
    content: "In Squarespace: edit the text on the page, or of the product.",
  },
};
