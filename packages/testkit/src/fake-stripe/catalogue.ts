import { formAt, metadataAt, textAt, type Form } from "./form.ts";
import type { Coupon, Price, Product, PromotionCode } from "./objects.ts";
import { listOf, route, type Route } from "./route.ts";
import { invalid } from "./stripe-error.ts";
import { newId, take, type World } from "./world.ts";

function createPrice(world: World, form: Form): Price {
  const interval = textAt(formAt(form, "recurring"), "interval");
  if (interval !== undefined && interval !== "month" && interval !== "year") throw invalid("Invalid interval");
  const price: Price = {
    id: newId("price"),
    object: "price",
    created: world.now,
    active: true,
    product: take(world.products, "product", textAt(form, "product")).id,
    currency: textAt(form, "currency") ?? "usd",
    unit_amount: Number(textAt(form, "unit_amount")),
    type: interval === undefined ? "one_time" : "recurring",
    recurring: interval === undefined ? null : { interval, interval_count: 1 },
    nickname: textAt(form, "nickname") ?? null,
    metadata: metadataAt(form),
  };
  world.prices.set(price.id, price);
  return price;
}

function createCoupon(world: World, form: Form): Coupon {
  const percent = textAt(form, "percent_off");
  const amount = textAt(form, "amount_off");
  const coupon: Coupon = {
    id: textAt(form, "id") ?? newId("coupon"),
    object: "coupon",
    created: world.now,
    percent_off: percent === undefined ? null : Number(percent),
    amount_off: amount === undefined ? null : Number(amount),
    duration: textAt(form, "duration") === "forever" ? "forever" : "once",
    valid: true,
    metadata: metadataAt(form),
  };
  world.coupons.set(coupon.id, coupon);
  return coupon;
}

function createPromotionCode(world: World, form: Form): PromotionCode {
  const most = textAt(form, "max_redemptions");
  const promotionCode: PromotionCode = {
    id: newId("promo"),
    object: "promotion_code",
    created: world.now,
    code: textAt(form, "code") ?? newId("CODE").toUpperCase(),
    active: true,
    promotion: {
      type: "coupon",
      coupon: take(world.coupons, "coupon", textAt(formAt(form, "promotion"), "coupon")).id,
    },
    max_redemptions: most === undefined ? null : Number(most),
    times_redeemed: 0,
    expires_at: Number(textAt(form, "expires_at")) || null,
    metadata: metadataAt(form),
  };
  world.promotionCodes.set(promotionCode.id, promotionCode);
  return promotionCode;
}

export const isRedeemable = (world: World, code: PromotionCode): boolean =>
  code.active &&
  (code.expires_at === null || code.expires_at > world.now) &&
  (code.max_redemptions === null || code.times_redeemed < code.max_redemptions);

/** Products, prices, coupons, promotion codes. */
export const catalogueRoutes: readonly Route[] = [
  route("POST /products", ({ world, form }) => {
    const product: Product = {
      id: textAt(form, "id") ?? newId("prod"),
      object: "product",
      created: world.now,
      active: true,
      name: textAt(form, "name") ?? "",
      metadata: metadataAt(form),
    };
    world.products.set(product.id, product);
    return product;
  }),
  route("GET /products/*", ({ world, ids: [id] }) => take(world.products, "product", id)),
  route("POST /prices", ({ world, form }) => createPrice(world, form)),
  route("GET /prices", (call) => listOf(call.world.prices.values(), call, "/v1/prices")),
  route("GET /prices/*", ({ world, ids: [id] }) => take(world.prices, "price", id)),
  route("POST /coupons", ({ world, form }) => createCoupon(world, form)),
  route("GET /coupons/*", ({ world, ids: [id] }) => take(world.coupons, "coupon", id)),
  route("POST /promotion_codes", ({ world, form }) => createPromotionCode(world, form)),
  route("GET /promotion_codes", (call) => {
    const { world, form } = call;
    const code = textAt(form, "code")?.toLowerCase();
    const fitting = [...world.promotionCodes.values()].filter(
      (one) =>
        (code === undefined || one.code.toLowerCase() === code) &&
        (textAt(form, "active") !== "true" || isRedeemable(world, one)),
    );
    return listOf(fitting, call, "/v1/promotion_codes");
  }),
  route("GET /promotion_codes/*", ({ world, ids: [id] }) => take(world.promotionCodes, "promotion code", id)),
];
