import { agent } from "../planting.ts";
import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import { type ServedFault, named } from "@audit/testkit/planted-shop/served-fault";

export const planting: Planting = planted(agent(403));

export const served: ServedFault = named("GPTBot", () => ({ status: 403, body: "<title>Forbidden</title>" }));
