import { inMain, LINKING, type Planting, planted } from "@audit/testkit/planted-shop/plant";

const NAMES = ["Throwing", "Glazing", "Turning", "Carving", "Firing", "Drying"];

export const planting: Planting = planted(
  inMain(
    LINKING,
    NAMES.map(
      (name) =>
        `<div><img src="/media/${name.toLowerCase()}.jpg" alt="workshop" width="400" height="300"><h4>${name}</h4></div>`,
    ).join(""),
  ),
);
