import { IdAttributePlugin } from "@11ty/eleventy";

/** How pages become HTML: headings get ids, tables and code as in the repository, raw HTML stays text. */
export default function configure(config) {
  config.addPlugin(IdAttributePlugin);
  config.amendLibrary("md", (markdown) => markdown.set({ html: false, linkify: false }).enable("code"));
  config.addPassthroughCopy({ "docs.css": "docs.css", "docs.js": "docs.js" });
  config.addPassthroughCopy({ "dist/source/search.json": "search.json", "dist/source/images": "images" });
  // Pages hold braces of other languages; none is a template.
  return { markdownTemplateEngine: false, htmlTemplateEngine: "liquid", dir: { includes: "_layout" } };
}
