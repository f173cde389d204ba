import type { PageFacts, PageKind } from "../page-facts.ts";
import type { SdItem } from "../structured-data.ts";

/** What page types of schema.org say, the surest first: an article may stand in a collection and under a service. */
const kindsOfTypes: readonly (readonly [PageKind, string])[] = [
  ["article", "Article BlogPosting NewsArticle TechArticle Report Recipe HowTo ScholarlyArticle"],
  [
    "service",
    // Sold by the hour, the seat, the place or the night: nothing of it is sent, returned or kept in stock.
    "Service FinancialProduct FoodService GovernmentService Taxi TaxiService BroadcastService Course CourseInstance EducationalOccupationalProgram Event BusinessEvent ChildrensEvent ComedyEvent CourseInstance DanceEvent EducationEvent ExhibitionEvent Festival FoodEvent LiteraryEvent MusicEvent SocialEvent SportsEvent TheaterEvent VisualArtsEvent Hackathon Trip TouristTrip BoatTrip BusTrip Accommodation Apartment CampingPitch House SingleFamilyResidence Room HotelRoom MeetingRoom Suite Residence ApartmentComplex RealEstateListing MedicalProcedure MedicalTherapy",
  ],
  ["contact", "ContactPage"],
  ["about", "AboutPage"],
  ["cart", "CheckoutPage"],
  ["search", "SearchResultsPage"],
  ["category", "CollectionPage OfferCatalog"],
];
const kindOfType: ReadonlyMap<string, PageKind> = new Map(
  kindsOfTypes.flatMap(([kind, types]) => types.split(" ").map((type) => [type, kind] as const)),
);
const order: readonly PageKind[] = [...kindsOfTypes.map(([kind]) => kind), "list"];
/** A page about a thing names one, a few with its dates; more make a list. */
const mostNamed = 3;
const lists: ReadonlySet<PageKind> = new Set(["article", "service"]);

/** A blog with one post of its own is that post's page. */
const listsPosts = ({ types, props }: SdItem): boolean =>
  types.includes("Blog") && (props["blogPost"] ?? props["blogPosts"] ?? []).length > 1;

/**
 * Site builders say og:type=article on every page; a day of publication they say only on articles. Plugins that say both
 * on every page tell in JSON-LD which are articles and which are a plain WebPage.
 */
export function readTypedKind(page: Pick<PageFacts, "structuredData" | "head">): PageKind | null {
  return readMarkedKind(page) ?? (isPreviewedAsArticle(page) ? "article" : null);
}

/** Its preview calls the page a dated article, and no markup says what it is. */
export function isPreviewedAsArticle(page: Pick<PageFacts, "structuredData" | "head">): boolean {
  const { structuredData, head } = page;
  const isPlain = structuredData.items.some(({ types }) => types.includes("WebPage"));
  const isOpenGraph = head.openGraph["og:type"]?.toLowerCase() === "article";
  return !isPlain && isOpenGraph && "article:published_time" in head.openGraph && readMarkedKind(page) === null;
}

function readMarkedKind({ structuredData }: Pick<PageFacts, "structuredData">): PageKind | null {
  const counts = new Map<PageKind, number>();
  for (const item of structuredData.items) {
    const { types, props } = item;
    const kinds = new Set(types.flatMap((type) => kindOfType.get(type) ?? []));
    // Themes set a type on whatever stands in some place: of a service something is said, too.
    if (Object.keys(props).length === 0) kinds.delete("service");
    if (listsPosts(item)) kinds.add("list");
    for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const kind = order.find((one) => counts.has(one));
  if (kind !== undefined && lists.has(kind)) {
    const isCollected = counts.has("list") || counts.has("category");
    return (counts.get(kind) ?? 0) > (isCollected ? 1 : mostNamed) ? "list" : kind;
  }
  return kind ?? null;
}
