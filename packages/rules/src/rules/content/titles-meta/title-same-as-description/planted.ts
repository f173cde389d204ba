import { type Planting, T, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted((shop) => {
  const title = /<title>(.*?)<\/title>/.exec(shop.pages[T]!.html!)![1]!;
  return p.swap(T, /<meta name="description"[^>]*>/, `<meta name="description" content="${title}">`)(shop);
}, "description-length");
