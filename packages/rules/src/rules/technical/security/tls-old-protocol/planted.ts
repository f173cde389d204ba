import { type Planting, absolute, planted } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted((shop) => ({
  ...shop,
  tls: { [absolute("/")]: { ...shop.tls[absolute("/")], oldProtocol: "accepted" } },
}));
