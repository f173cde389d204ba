export type * from "./gateway.ts";
export { PaymentRefused, PaymentsUnavailable } from "./gateway.ts";

export { sandboxPlays, type Sandbox, type SandboxPlay } from "./sandbox/open-sandbox.ts";
export type { SandboxAccount } from "./sandbox/account.ts";
export { openGateway, type OpenedGateway } from "./open-gateway.ts";
