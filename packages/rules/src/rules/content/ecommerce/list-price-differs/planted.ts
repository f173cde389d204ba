import { LINKING, PRODUCT, inMain, planted, type Planting } from "@audit/testkit/planted-shop/plant";

const card = (price: string): string =>
  `<li class="card"><a href="${PRODUCT.path}"><img src="/media/card.jpg" alt="${PRODUCT.name}" width="400" height="400">${PRODUCT.name}</a><span class="price">€${price}</span></li>`;

export const planting: Planting = planted(inMain(LINKING, `<ul>${card(PRODUCT.price)}${card("3.33")}</ul>`));
