import { late } from "@audit/testkit/planted-shop/plant-run";
import { type Planting, T, planted } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  late(T, (html) => html.replace(/(<\/h1>(?:<p>.*?<\/p>){4}).*<\/main>/s, "$1</main>"), { contentMs: 7000 }),
);
