export const OFFERS = ["Offer", "AggregateOffer"];
