const types = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Product and its subtypes; https://schema.org/Product, release 30. */
export const productTypes = types(`
  BusOrCoach Car DietarySupplement Drug IndividualProduct Motorcycle MotorizedBicycle Product ProductCollection
  ProductGroup ProductModel SomeProducts Vehicle
`);

/** Article and its subtypes; https://schema.org/Article, release 30. */
export const articleTypes = types(`
  APIReference AdvertiserContentArticle AnalysisNewsArticle Article AskPublicNewsArticle BackgroundNewsArticle
  BlogPosting DiscussionForumPosting LiveBlogPosting MedicalScholarlyArticle NewsArticle OpinionNewsArticle Report
  ReportageNewsArticle ReviewNewsArticle SatiricalArticle ScholarlyArticle SocialMediaPosting TechArticle
`);

/** Organization and its subtypes without the local businesses; https://schema.org/Organization, release 30. */
export const organizationTypes = types(`
  Airline CollegeOrUniversity Consortium Cooperative Corporation DanceGroup DiagnosticLab EducationalOrganization
  ElementarySchool FundingAgency FundingScheme GovernmentOrganization HighSchool LibrarySystem MedicalOrganization
  MiddleSchool MusicGroup NGO NewsMediaOrganization OnlineBusiness OnlineMarketplace OnlineStore Organization
  PerformingGroup PoliticalParty Preschool Project ResearchOrganization ResearchProject School
  SearchRescueOrganization SportsOrganization SportsTeam TheaterGroup VeterinaryCare WorkersUnion
`);

/** LocalBusiness and its subtypes; https://schema.org/LocalBusiness, release 30. */
export const localBusinessTypes = types(`
  AccountingService AdultEntertainment AmusementPark AnimalShelter ArchiveOrganization ArtGallery Attorney
  AutoBodyShop AutoDealer AutoPartsStore AutoRental AutoRepair AutoWash AutomatedTeller AutomotiveBusiness Bakery
  BankOrCreditUnion BarOrPub BeautySalon BedAndBreakfast BikeStore BookStore BowlingAlley Brewery CafeOrCoffeeShop
  Campground Casino ChildCare ClothingStore ComedyClub ComputerStore ConvenienceStore CovidTestingFacility DaySpa
  Dentist DepartmentStore Distillery DryCleaningOrLaundry Electrician ElectronicsStore EmergencyService
  EmploymentAgency EntertainmentBusiness ExerciseGym FastFoodRestaurant FinancialService FireStation Florist
  FoodEstablishment FurnitureStore GardenStore GasStation GeneralContractor GolfCourse GovernmentOffice
  GroceryStore HVACBusiness HairSalon HardwareStore HealthAndBeautyBusiness HealthClub HobbyShop
  HomeAndConstructionBusiness HomeGoodsStore Hospital Hostel Hotel HousePainter IceCreamShop IndividualPhysician
  InsuranceAgency InternetCafe JewelryStore LegalService Library LiquorStore LocalBusiness Locksmith
  LodgingBusiness MedicalBusiness MedicalClinic MensClothingStore MobilePhoneStore Motel MotorcycleDealer
  MotorcycleRepair MovieRentalStore MovieTheater MovingCompany MusicStore NailSalon NightClub Notary
  OfficeEquipmentStore Optician OutletStore PawnShop PetStore Pharmacy Physician PhysiciansOffice Plumber
  PoliceStation PostOffice ProfessionalService PublicSwimmingPool RadioStation RealEstateAgent RecyclingCenter
  Resort Restaurant RoofingContractor SelfStorage ShoeStore ShoppingCenter SkiResort SportingGoodsStore
  SportsActivityLocation SportsClub StadiumOrArena Store TattooParlor TelevisionStation TennisComplex TireShop
  TouristInformationCenter ToyStore TravelAgency VacationRental WholesaleStore Winery
`);

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
