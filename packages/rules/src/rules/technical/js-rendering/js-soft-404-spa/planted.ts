import { type Planting, absolute, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.change("/", (page) => ({
      ...page,
      html: page.html!.replace(/<body.*<\/body>/s, '<body><div id="root"></div><script src="/app.js"></script></body>'),
    })),
    p.probe("notFound", {
      url: absolute("/page-0a1b2c"),
      status: 200,
      contentType: "text/html",
      text: '<title>Shop</title><div id="root"></div><script src="/app.js"></script>',
    }),
  ),
  // The frame is what the start page sends, too.
  "ai-content-needs-js",
);
