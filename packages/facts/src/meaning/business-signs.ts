import type { PageFacts } from "../page-facts.ts";
import type { Business } from "./businesses.ts";

/** A business that a page's markup names. */
export type BusinessSign = Business;

const businessTypes: readonly (readonly [Business, RegExp])[] = [
  [
    "restaurant",
    /^(?:Restaurant|FoodEstablishment|CafeOrCoffeeShop|BarOrPub|Bakery|FastFoodRestaurant|IceCreamShop|Menu)$/,
  ],
  [
    "local-service",
    /^(?:LocalBusiness|ProfessionalService|HomeAndConstructionBusiness|Plumber|Electrician|HVACBusiness|RoofingContractor|GeneralContractor|AutoRepair|BeautySalon|HairSalon|DaySpa|Dentist|Physician|MedicalBusiness|MedicalClinic|LegalService|Attorney|Notary|AccountingService|RealEstateAgent|EducationalOrganization|School|LanguageSchool|ChildCare|HealthClub|ExerciseGym|Locksmith|MovingCompany|TravelAgency|VeterinaryCare)$/,
  ],
  ["documentation", /^(?:TechArticle|APIReference)$/],
  ["software", /^(?:SoftwareApplication|WebApplication|MobileApplication|SoftwareSourceCode)$/],
  ["publisher", /^(?:NewsMediaOrganization|Blog|NewsArticle)$/],
];

/** The businesses that a page's markup names, each once. */
export function readBusinessSigns({ structuredData }: Pick<PageFacts, "structuredData">): BusinessSign[] {
  const types = new Set(structuredData.items.flatMap(({ types: own }) => own));
  if (types.size === 0) return [];
  const isNamed = (pattern: RegExp): boolean => [...types].some((type) => pattern.test(type));
  return businessTypes.flatMap(([business, pattern]) => (isNamed(pattern) ? [business] : []));
}
