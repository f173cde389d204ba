import type { PageSide } from "@audit/facts";
import type { OfferReading } from "./shown-offer.ts";

/** One side of a page that was run in a browser, for readings of its offer; null where it was not kept. */
export const offerReadingOf = ({ offer }: PageSide): OfferReading | null =>
  offer === undefined || offer.items === null
    ? null
    : {
        structuredData: { blocks: [], items: offer.items, visible: { sought: 0, unseen: [] } },
        commerce: offer.commerce,
      };
