import { all, inMain, LINKING, type Planting, planted, T } from "@audit/testkit/planted-shop/plant";

const dish = (name: string, price: string): string =>
  `<div><h4>${name}<span>freshly made every day</span></h4><b>${price}</b></div>`;
const list = (price: string, more = ""): string =>
  `<section>${dish("Tasting box one", price)}${dish("Tasting box two", "€24.00")}${dish("Tasting box three", "€28.00")}${dish("Tasting box four", "€32.00")}${more}</section>`;

export const planting: Planting = planted(
  all(inMain(LINKING, list("€21.00", dish("Tasting box five", "€36.00"))), inMain(T, list("€19.00"))),
);
