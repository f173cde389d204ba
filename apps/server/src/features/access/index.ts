export { admitAnalyses, holdFor, pageLimitOf } from "./admit.ts";
export { grantCredits, grantTier, seedTier } from "./grant.ts";
export { allowances, type View } from "./policy.ts";
export { readBillingExport } from "./billing-export-store.ts";
export { noProvider, type PaymentProvider } from "./provider.ts";
export { readStatus, readView } from "./read-status.ts";
export { mountAccess, type PaymentTypeOf } from "./routes.ts";
export { lockAccount } from "./entitlement-store.ts";
export type { AccessSettings } from "./entitlements.ts";
export { captureWindow, releaseWindows } from "./window-store.ts";
export {
  findSubscription,
  insertPurchase,
  noteSyncWarning,
  saveSubscription,
  takeBackPurchase,
} from "./purchase-store.ts";
export { openBoughtDomain } from "./unlock.ts";
