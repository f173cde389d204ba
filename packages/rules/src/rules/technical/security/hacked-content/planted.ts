import { type Planting, T, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

const SPAM = ["Cheap viagra online", "Casino bonus", "Replica watches", "Payday loans", "Cialis without prescription"];

export const planting: Planting = planted(
  p.inMain(
    T,
    `<div style="display:none">${SPAM.map((text, index) => `<a href="https://pills-${index}.example/">${text}</a>`).join(" ")}</div>`,
  ),
);
