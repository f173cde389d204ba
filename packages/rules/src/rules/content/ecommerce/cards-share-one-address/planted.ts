import { C, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

const cards = ["Dish of ash", "Tray of elm", "Bowl of oak", "Cup of pear", "Plate of beech", "Spoon of plum"].map(
  (name, index) =>
    `<li class="card"><a href="/pages/care"><img src="/media/c${index}.jpg" alt="${name}" width="400" height="400"><h3>${name}</h3><span class="price">€ ${index + 20}.00</span></a></li>`,
);

export const planting: Planting = planted(p.swap(C, "</main>", `<ul class="cards">${cards.join("")}</ul></main>`));
