import { NOINDEX, type Planting, T, absolute, gone, planted, robotsTag } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

// Known from a page that may not be listed, so that no rule about canonicals or languages speaks about it.
export const planting: Planting = planted(
  p.all(
    p.copy(T, "/pages/draft", (html) => html.replace(robotsTag, NOINDEX)),
    p.inHead("/pages/draft", `<link rel="alternate" hreflang="fr" href="${absolute("/gone")}">`),
    p.link(p.LINKING, "/pages/draft"),
    p.add("/gone", gone),
  ),
);
