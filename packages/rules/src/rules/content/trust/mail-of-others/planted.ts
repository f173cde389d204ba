import { everywhere, type Planting, planted } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  everywhere(/mailto:hello@shop\.example">hello@shop\.example/, 'mailto:info@maxfood.com">info@maxfood.com'),
);
