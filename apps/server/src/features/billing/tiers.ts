import { plans, type PaymentType, type PricedTier } from "@audit/contract";
import type { Offer, OfferKey, PaymentGateway } from "../../platform/payments/index.ts";

/** What a brand sells, in the order of the table of plans, with the provider's prices. */
export async function listTiersOf(gateway: PaymentGateway, brand: PaymentType): Promise<PricedTier[]> {
  const offers = new Map((await gateway.listOffers()).map((offer) => [offer.key, offer]));
  return sold(brand).flatMap((key) => {
    const offer = offers.get(key);
    return offer === undefined ? [] : [present(offer)];
  });
}

/** @returns null when this brand does not sell it or the provider has no price for it */
export async function findOffer(gateway: PaymentGateway, brand: PaymentType, key: OfferKey): Promise<Offer | null> {
  if (!sold(brand).includes(key)) return null;
  return (await gateway.listOffers()).find((offer) => offer.key === key) ?? null;
}

const sold = (brand: PaymentType): OfferKey[] =>
  Object.entries(plans).flatMap(([key, { payment }]) => (payment === brand ? [key as OfferKey] : []));

const present = ({ key, priceId, amount, currency, interval }: Offer): PricedTier => ({
  key,
  name: plans[key].name,
  price: amount,
  currency,
  interval,
  priceId,
});
