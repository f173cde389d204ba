import type { AccessSettings } from "../../config/config.ts";
import type { DomainWindowRow, PurchaseRow, SubscriptionRow } from "../../platform/database/index.ts";

export type { AccessSettings };

/** A one-off purchase with the credits that are left of it. */
export type Purchase = Pick<PurchaseRow, "id" | "type" | "credits" | "bought_at" | "expires_at"> & { left: number };

export type DomainWindow = Pick<DomainWindowRow, "domain" | "source" | "state" | "created_at" | "ends_at">;

/** Everything the policy looks at: what one account has bought and used, at one moment of the database's clock. */
export interface Entitlements extends AccessSettings {
  readonly now: Date;
  readonly subscription: SubscriptionRow | null;
  /** Those that expire first come first. */
  readonly purchases: readonly Purchase[];
  /** Held and open ones, oldest first. */
  readonly windows: readonly DomainWindow[];
}
