import { withSubtypes } from "./schema-names.ts";

const types = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Product and its subtypes. */
export const productTypes = withSubtypes("Product");

/** Article and its subtypes. */
export const articleTypes = withSubtypes("Article");

/** LocalBusiness and its subtypes. */
export const localBusinessTypes = withSubtypes("LocalBusiness");

/** Organization and its subtypes without the local businesses. */
export const organizationTypes: ReadonlySet<string> = new Set(
  [...withSubtypes("Organization")].filter((type) => !localBusinessTypes.has(type)),
);

/** Event and those subtypes that people can attend; broadcasts, deliveries and user actions are none of Google's events. */
export const eventTypes = types(`
  BusinessEvent ChildrensEvent ComedyEvent ConferenceEvent DanceEvent EducationEvent Event ExhibitionEvent Festival
  FoodEvent Hackathon LiteraryEvent MusicEvent SaleEvent ScreeningEvent SocialEvent SportsEvent TheaterEvent
  VisualArtsEvent
`);

/** Members of https://schema.org/ItemAvailability, release 30. */
export const availabilities = types(`
  BackOrder Discontinued InStock InStoreOnly LimitedAvailability MadeToOrder OnlineOnly OutOfStock PreOrder
  PreSale Reserved SoldOut
`);
