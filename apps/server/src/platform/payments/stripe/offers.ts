import type Stripe from "stripe";
import { z } from "zod";
import { PaymentsUnavailable, type Offer, type OfferKey } from "../gateway.ts";

/** Which of the provider's prices sells which plan, from the settings. */
export type PriceIds = Readonly<Partial<Record<OfferKey, string>>>;

const FRESH_MS = 5 * 60_000;

export interface Offers {
  list(): Promise<readonly Offer[]>;
  /** As Stripe has them this moment. */
  read(): Promise<readonly Offer[]>;
  /** The plan that a price belongs to; null for prices that are not ours. */
  keyOf(priceId: string): OfferKey | null;
}

/** Reads amounts from Stripe, never from the settings or the browser, and keeps them for five minutes. */
export function openOffers(stripe: Stripe, priceIds: PriceIds): Offers {
  const keys = new Map(Object.entries(priceIds).map(([key, id]) => [id, key as OfferKey]));
  let kept: { readonly at: number; readonly offers: Promise<readonly Offer[]> } | null = null;

  const read = async (): Promise<readonly Offer[]> => {
    const prices = await Promise.all([...keys.keys()].map((id) => stripe.prices.retrieve(id)));
    return prices.flatMap((price) => {
      const key = keys.get(price.id);
      if (key === undefined || !(price.unit_amount === null || price.unit_amount >= 0)) {
        throw new PaymentsUnavailable("The payment provider's prices could not be read.");
      }
      if (price.unit_amount === null) return [];
      const interval = z.enum(["month", "year"]).safeParse(price.recurring?.interval ?? "");
      if (price.recurring !== null && !interval.success) return [];
      const { id: priceId, unit_amount: amount, currency } = price;
      return [{ key, priceId, amount, currency, interval: interval.data ?? "one_time" }];
    });
  };

  return {
    read,
    list: () => {
      if (kept === null || Date.now() - kept.at > FRESH_MS) {
        const offers = read();
        kept = { at: Date.now(), offers };
        // A failed reading must not be kept.
        offers.catch(() => (kept = null));
      }
      return kept.offers;
    },
    keyOf: (priceId) => keys.get(priceId) ?? null,
  };
}
