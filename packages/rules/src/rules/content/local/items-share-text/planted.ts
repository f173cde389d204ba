import { inMain, LINKING, type Planting, planted } from "@audit/testkit/planted-shop/plant";

const dish = (name: string, text: string): string => `<div><h4>${name}<span>${text}</span></h4></div>`;

export const planting: Planting = planted(
  inMain(
    LINKING,
    `<section>${dish("Soup of the day", "water, lentils, onions, garlic, cumin")}${dish("Pea stew", "water, lentils, onions, garlic, cumin")}${dish("Green salad", "lettuce, herbs, oil, vinegar")}${dish("Flat bread", "flour, water, oil, salt, yeast")}${dish("Apple pie", "flour, butter, apples, sugar, cinnamon")}${dish("Rice bowl", "rice, beans, peppers, coriander, lime")}</section>`,
  ),
);
