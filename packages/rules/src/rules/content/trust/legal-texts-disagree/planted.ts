import { all, inMain, type Planting, planted } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  all(
    inMain("/policies/terms", "<p>This site is run by Harbour Lights Ltd, mail office@harbourlights.net.</p>"),
    inMain("/policies/privacy", "<p>This site is run by Other Stones Ltd, mail office@otherstones.net.</p>"),
  ),
  "legal-text-of-others",
);
