/**
 * What Google requires of types outside commerce before it shows a rich result. Each entry of `required` is met by any
 * of its alternatives; a dot steps into a nested entity. Source: the "structured data type definitions" of each guide
 * below https://developers.google.com/search/docs/appearance/structured-data/. Left out is what Google no longer shows:
 * HowTo since September 2023, fact checks and course info since June 2025, FAQ since 7 May 2026.
 */
export interface RichResultType {
  readonly types: readonly string[];
  readonly required: readonly (readonly string[])[];
  readonly guide: string;
  /** Judged at the top level only: nested, the type merely describes something else. */
  readonly topOnly?: true;
}

export const richResultTypes: readonly RichResultType[] = [
  {
    types: ["JobPosting"],
    required: [
      ["title"],
      ["description"],
      ["datePosted"],
      ["hiringOrganization"],
      ["jobLocation", "applicantLocationRequirements", "jobLocationType"],
    ],
    guide: "job-posting",
  },
  { types: ["Recipe"], required: [["name"], ["image"]], guide: "recipe" },
  { types: ["VideoObject"], required: [["name"], ["thumbnailUrl", "thumbnail"], ["uploadDate"]], guide: "video" },
  { types: ["Course"], required: [["name"], ["description"]], guide: "course", topOnly: true },
  {
    types: ["SoftwareApplication", "MobileApplication", "WebApplication", "VideoGame"],
    required: [
      ["name"],
      ["offers.price", "offers.priceSpecification", "offers.lowPrice", "offers"],
      ["aggregateRating", "review"],
    ],
    guide: "software-app",
    topOnly: true,
  },
  {
    types: ["Review"],
    // Editorial reviews may weigh pros and cons instead of giving points.
    required: [["author"], ["reviewRating.ratingValue", "positiveNotes", "negativeNotes"]],
    guide: "review-snippet",
  },
  { types: ["QAPage"], required: [["mainEntity"]], guide: "qapage" },
  { types: ["ProfilePage"], required: [["mainEntity"]], guide: "profile-page" },
  {
    types: ["DiscussionForumPosting"],
    required: [["author"], ["datePublished"], ["text", "articleBody", "image", "video", "sharedContent"]],
    guide: "discussion-forum",
  },
  { types: ["Dataset"], required: [["name"], ["description"]], guide: "dataset", topOnly: true },
  { types: ["Movie"], required: [["name"], ["image"]], guide: "movie", topOnly: true },
  {
    types: ["VacationRental"],
    required: [["name"], ["identifier"], ["image"], ["containsPlace"]],
    guide: "vacation-rental",
    topOnly: true,
  },
  {
    types: ["EmployerAggregateRating"],
    required: [["itemReviewed"], ["ratingValue"], ["ratingCount", "reviewCount"]],
    guide: "employer-rating",
  },
];

/** Required of every Event subtype and of every LocalBusiness subtype. */
export const eventRequired: RichResultType = {
  types: ["Event"],
  required: [["name"], ["startDate"], ["location"]],
  guide: "event",
  topOnly: true,
};
export const localBusinessRequired: RichResultType = {
  types: ["LocalBusiness"],
  required: [["name"], ["address"]],
  guide: "local-business",
  topOnly: true,
};
