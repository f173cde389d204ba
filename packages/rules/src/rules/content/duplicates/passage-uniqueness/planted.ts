import { paragraphs } from "../../planting.ts";
import { shopProducts } from "@audit/testkit/planted-shop/catalogue";
import { P, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";
import { sentences } from "@audit/testkit/planted-shop/words";

const shared = sentences(10, 9300);

// Each passage of the page stands on two other pages, which have enough of their own.
export const planting: Planting = planted(
  p.all(
    p.swap(P, /<h2>What it is<\/h2>.*<h2>Details/s, `<h2>What it is</h2>${paragraphs(shared)}<h2>Details`),
    ...shared.flatMap((text, index) =>
      [100, 200].map((from) => p.swap(shopProducts[from + index]!.path, "<h2>Details", `<p>${text}</p><h2>Details`)),
    ),
  ),
);
