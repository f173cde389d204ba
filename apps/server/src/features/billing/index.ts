export { customerFinder } from "./checkout.ts";
export { keepBilling } from "./keep-billing.ts";
export { providerOf } from "./provider.ts";
export { mountBilling } from "./routes.ts";
export type { Billing } from "./sync.ts";
export { mountWebhook } from "./webhook.ts";
export { mountSandbox } from "./sandbox/routes.ts";
