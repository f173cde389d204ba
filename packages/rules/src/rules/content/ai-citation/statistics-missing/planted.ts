import { A, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.change(A, (page) => ({
    ...page,
    html: page.html!.replace(/<main.*<\/main>/s, (main) =>
      main.replace(/>[^<]*</g, (text) => text.replace(/\d[\d.,]*\s?%?/g, "some")),
    ),
  })),
);
