import { add, all, link, LINKING, type Planting, planted } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  all(
    add("/gone", { status: 404, html: `<title>404</title><h1>404</h1>${'<a href="#">Pages</a>'.repeat(12)}` }),
    link(LINKING, "/gone"),
  ),
  "broken-internal-links",
);
