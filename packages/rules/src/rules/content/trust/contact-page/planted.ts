import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.remove("/pages/contact"),
    p.everywhere(/ Phone \+353 91 555 0100\.(?=<\/p>)/, ""),
    p.data("/", "OnlineStore", (item) => p.without(item, "telephone", "email", "contactPoint", "address")),
  ),
);
