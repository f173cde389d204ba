import { askAssistants } from "./all/ask-assistants.ts";
import { brandPages } from "./all/brand-pages.ts";
import { businessMarkup } from "./all/business-markup.ts";
import { comparisonTables } from "./all/comparison-tables.ts";
import { contactInFooter } from "./all/contact-in-footer.ts";
import { descriptionSheet } from "./all/description-sheet.ts";
import { documents } from "./all/documents.ts";
import { fewPictures } from "./all/few-pictures.ts";
import { guidesToProducts } from "./all/guides-to-products.ts";
import { homeLinks } from "./all/home-links.ts";
import { mapProfile } from "./all/map-profile.ts";
import { menuMarkup } from "./all/menu-markup.ts";
import { placeTitles } from "./all/place-titles.ts";
import { privateInSitemap } from "./all/private-in-sitemap.ts";
import { shortProductTexts } from "./all/short-product-texts.ts";
import { siblingQuestions } from "./all/sibling-questions.ts";
import { testForms } from "./all/test-forms.ts";
import { titleSheet } from "./all/title-sheet.ts";
import { variantFamilies } from "./all/variant-families.ts";
import type { Opportunity } from "./opportunity.ts";

/** Every opportunity there is; a new one is a file and a line. */
export const opportunities: readonly Opportunity[] = [
  askAssistants,
  brandPages,
  businessMarkup,
  comparisonTables,
  contactInFooter,
  descriptionSheet,
  documents,
  fewPictures,
  guidesToProducts,
  homeLinks,
  mapProfile,
  menuMarkup,
  placeTitles,
  privateInSitemap,
  shortProductTexts,
  siblingQuestions,
  testForms,
  titleSheet,
  variantFamilies,
];
