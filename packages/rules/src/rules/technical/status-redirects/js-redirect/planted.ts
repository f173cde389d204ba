import { C, type Planting, T, planted } from "@audit/testkit/planted-shop/plant";
import { type ServedFault, article, scripted } from "@audit/testkit/planted-shop/served-fault";

export const planting: Planting = planted((shop) => ({ ...shop, movedOn: { [T]: C } }));

export const served: ServedFault = scripted(article(13), 'location.replace("/pages/workshops")');
