import type { Business } from "./businesses.ts";

/**
 * Types by which a business names itself in markup: subtypes of LocalBusiness, FoodEstablishment, EducationalOrganization
 * and MedicalOrganization of schema.org 30.0 (CC BY-SA 3.0), and what software, papers and clubs are called there.
 */
const typeNames: readonly (readonly [Business, string])[] = [
  [
    "restaurant",
    `
BarOrPub CafeOrCoffeeShop FastFoodRestaurant FoodEstablishment IceCreamShop
Restaurant
Menu MenuItem MenuSection`,
  ],
  [
    "local-service",
    `
AccountingService AdultEntertainment Bakery Brewery Distillery AmusementPark AnimalShelter ArtGallery Attorney AutoBodyShop AutoDealer
AutoPartsStore AutoRental AutoRepair AutoWash AutomotiveBusiness BankOrCreditUnion BeautySalon BedAndBreakfast
BikeStore BookStore BowlingAlley Campground Casino ChildCare ClothingStore CollegeOrUniversity ComedyClub
ComputerStore ConvenienceStore CovidTestingFacility DaySpa Dentist DepartmentStore DiagnosticLab
DryCleaningOrLaundry EducationalOrganization Electrician ElectronicsStore ElementarySchool EmergencyService
EmploymentAgency EntertainmentBusiness ExerciseGym FinancialService Florist FurnitureStore GardenStore
GasStation GeneralContractor GolfCourse GroceryStore HVACBusiness HairSalon HardwareStore
HealthAndBeautyBusiness HealthClub HighSchool HobbyShop HomeAndConstructionBusiness HomeGoodsStore Hospital
Hostel Hotel HousePainter IndividualPhysician InsuranceAgency InternetCafe JewelryStore LegalService
LiquorStore LocalBusiness Locksmith LodgingBusiness MedicalBusiness MedicalClinic MedicalOrganization
MensClothingStore MiddleSchool MobilePhoneStore Motel MotorcycleDealer MotorcycleRepair MovieRentalStore
MovieTheater MovingCompany MusicStore NailSalon NightClub Notary OfficeEquipmentStore Optician OutletStore
PawnShop PetStore Pharmacy Physician PhysiciansOffice Plumber Preschool ProfessionalService PublicSwimmingPool
RealEstateAgent RecyclingCenter Resort RoofingContractor School SelfStorage ShoeStore ShoppingCenter SkiResort
SportingGoodsStore SportsActivityLocation StadiumOrArena Store TattooParlor TennisComplex TireShop
TouristInformationCenter ToyStore TravelAgency VacationRental VeterinaryCare WholesaleStore Winery`,
  ],
  ["documentation", "TechArticle APIReference"],
  ["software", "SoftwareApplication WebApplication MobileApplication SoftwareSourceCode"],
  ["publisher", "NewsMediaOrganization Blog NewsArticle Newspaper Periodical PublicationIssue"],
  [
    "organization",
    `
NGO GovernmentOrganization GovernmentOffice SportsOrganization SportsClub SportsTeam Church PlaceOfWorship
PoliticalParty FundingScheme ResearchOrganization WorkersUnion LibrarySystem Library ArchiveOrganization`,
  ],
];

const businessOfType: ReadonlyMap<string, Business> = new Map(
  typeNames.flatMap(([business, names]) =>
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, business] as const),
  ),
);

/** The businesses that some types of schema.org name, each once. */
export const businessesTyped = (types: Iterable<string>): Business[] => [
  ...new Set([...types].flatMap((type) => businessOfType.get(type) ?? [])),
];
