import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.extra("/app", (html) =>
    html.replace(/<body.*<\/body>/s, '<body><div id="root"></div><script src="/app.js"></script></body>'),
  ),
);
