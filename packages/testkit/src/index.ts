export * from "./page-case.ts";
export * from "./site-case.ts";
export * from "./fixture-shop/server.ts";
export { fixtureProducts } from "./fixture-shop/catalogue.ts";
export type { StripeEvent } from "./fake-stripe/objects.ts";
export { startFakeStripe, type FakeStripe } from "./fake-stripe/server.ts";
export { signPayload } from "./fake-stripe/webhooks.ts";
export * from "./mail-server.ts";
