import type { PaymentsMode } from "@audit/contract";

/** What the calls about access need of the payment provider. */
export interface PaymentProvider {
  readonly mode: PaymentsMode;
  /** Brings what the provider knows of an account into the store. */
  sync(userId: string): Promise<{ readonly changed: boolean }>;
  /** Turns a paid checkout into access. @param sessionId null: the latest open one. @returns whether one was paid. */
  verify(userId: string, sessionId: string | null): Promise<boolean>;
}

/** Nobody takes money: nothing is ever open, paid or changed. */
export const noProvider = (mode: PaymentsMode): PaymentProvider => ({
  mode,
  sync: async () => ({ changed: false }),
  verify: async () => false,
});
