import * as p from "./plant.ts";
import { NOINDEX, planted, robotsTag, T, type Planting } from "./plant.ts";

const SPAM = ["Cheap viagra online", "Casino bonus", "Replica watches", "Payday loans", "Cialis without prescription"];

const PLAIN = "http://shop.example/pages/plain";

/** Break-ins, leaks and old code. */
export const security: Readonly<Record<string, Planting>> = {
  // Put together here, so that no scanner of secrets takes this file for a leak.
  "leaked-secrets": planted(
    p.inMain(T, `<script>const key = "${["sk", "live", "4eC39HqLyjWDarjtT1zdp7dc"].join("_")}";</script>`),
  ),
  "known-vulnerable-js": planted(p.inMain(T, '<script defer src="/assets/jquery-1.12.4.min.js"></script>')),
  "hacked-content": planted(
    p.inMain(
      T,
      `<div style="display:none">${SPAM.map((text, index) => `<a href="https://pills-${index}.example/">${text}</a>`).join(" ")}</div>`,
    ),
  ),
  "exposed-files": planted(
    p.all(
      p.add("/backup/shop.sql", { headers: { "content-type": "application/sql" }, html: "CREATE TABLE customers;" }),
      p.link(p.LINKING, "/backup/shop.sql"),
    ),
  ),
  "https-missing": planted(
    p.all(
      p.add(
        PLAIN,
        p.extraPage("/pages/plain", "plain1", (html) =>
          html.replaceAll("https://shop.example/pages/plain", PLAIN).replace(robotsTag, NOINDEX),
        ),
      ),
      p.link(p.LINKING, PLAIN),
    ),
    // Whoever links to a page that has no https links to http.
    "links-to-http",
  ),
};
