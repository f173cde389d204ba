import type { CommerceFacts, PageFacts } from "@audit/facts";

/**
 * True when prices stand in an aside and nowhere in the main text: the product's panel is that aside, whose text the
 * facts leave out, so that silence about the product proves nothing.
 */
export const panelIsAside = ({ prices }: CommerceFacts): boolean =>
  prices.some(({ region }) => region === "aside") &&
  !prices.some(({ region }) => region === "main" || region === "body");

/** Reason of doubt for such pages. */
export const ASIDE_DOUBT = "The product's data stand in an aside, which we read as a side note.";

/** Prices in an aside may be those of the cart beside the page. */
const isOffered = ({ buyControl, prices }: CommerceFacts): boolean =>
  buyControl !== null || prices.some(({ region }) => region === "main" || region === "body");

const SOON =
  /coming soon|available soon|launching soon|notify me when|kommer snart|lanseras snart|demnächst|in kürze erhältlich|bientôt disponible|prochainement|próximamente|prossimamente|in arrivo|binnenkort|em breve|kommer snart|tulossa (pian|myyntiin)|wkrótce|již brzy|hamarosan|în curând|yakında|σύντομα|скоро в продаже|近日発売|发售预告|即将上市|출시 예정/iu;

/** True when the page says that the product will come and shows neither price nor buy button: there is no offer yet. */
export const isAnnounced = ({ commerce, head, text }: Pick<PageFacts, "commerce" | "head" | "text">): boolean =>
  !isOffered(commerce) && [head.titles[0] ?? "", text.main].some((words) => SOON.test(words));

/** True when the page offers the product for sale: with a buy button. Announcements and services without one are not judged. */
export const isForSale = ({ buyControl }: CommerceFacts): boolean => buyControl !== null;
