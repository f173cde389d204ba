import { inHead, P, type Planting, planted } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  inHead(P, '<link rel="stylesheet" href="/media/icons.css"><link rel="stylesheet" href="/media/icons.min.css">'),
);
