import { looked } from "@audit/testkit/planted-shop/plant-run";
import { P, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import { sentences } from "@audit/testkit/planted-shop/words";

export const planting: Planting = planted(
  looked(P, { lateTabs: [{ label: "Details", words: 80, text: sentences(2, 9500).join(" ") }] }),
);
