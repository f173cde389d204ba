import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.view(
    "other-language",
    "/",
    (page) => ({
      ...page,
      html: page
        .html!.replace('<html lang="en">', '<html lang="de">')
        .replace("Things for the house", "Dinge fürs Haus"),
    }),
    { sent: "de" },
  ),
);
