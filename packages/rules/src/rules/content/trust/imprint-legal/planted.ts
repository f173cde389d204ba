import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  // The law of Ireland asks for none; that of Germany does.
  p.all(p.remove("/policies/imprint"), p.moveTo("https://quietharbour.de")),
);
