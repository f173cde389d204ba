export type * from "./gateway.ts";
export { PaymentRefused, PaymentsUnavailable } from "./gateway.ts";
export { openStripe, type StripeSettings } from "./stripe/open-stripe.ts";
export { openSandbox, sandboxPlays, type Sandbox, type SandboxPlay } from "./sandbox/open-sandbox.ts";
