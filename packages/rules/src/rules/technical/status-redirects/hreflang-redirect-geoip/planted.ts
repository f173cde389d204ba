import { type Planting, moved, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(p.view("other-language", "/", () => moved("/de/", 302), { sent: "de" }));
