import { askAssistants } from "./all/ask-assistants.ts";
import { borrowedPictures } from "./all/borrowed-pictures.ts";
import { brandPages } from "./all/brand-pages.ts";
import { businessMarkup } from "./all/business-markup.ts";
import { comparisonTables } from "./all/comparison-tables.ts";
import { contactInFooter } from "./all/contact-in-footer.ts";
import { descriptionSheet } from "./all/description-sheet.ts";
import { documents } from "./all/documents.ts";
import { fewPictures } from "./all/few-pictures.ts";
import { filterPages } from "./all/filter-pages.ts";
import { guidesToProducts } from "./all/guides-to-products.ts";
import { homeLinks } from "./all/home-links.ts";
import { mapProfile } from "./all/map-profile.ts";
import { menuMarkup } from "./all/menu-markup.ts";
import { placeTitles } from "./all/place-titles.ts";
import { packsOfOnePrice } from "./all/packs-of-one-price.ts";
import { partsOfDevices } from "./all/parts-of-devices.ts";
import { pictureSizesMissing } from "./all/picture-sizes.ts";
import { privateInSitemap } from "./all/private-in-sitemap.ts";
import { productsToGuides } from "./all/products-to-guides.ts";
import { sharedProductTexts } from "./all/shared-product-texts.ts";
import { shortProductTexts } from "./all/short-product-texts.ts";
import { siblingQuestions } from "./all/sibling-questions.ts";
import { testForms } from "./all/test-forms.ts";
import { titleSheet } from "./all/title-sheet.ts";
import { undescribedProducts } from "./all/undescribed-products.ts";
import { variantFamilies } from "./all/variant-families.ts";
import type { Opportunity } from "./opportunity.ts";

/** Every opportunity there is; a new one is a file and a line. */
export const opportunities: readonly Opportunity[] = [
  askAssistants,
  borrowedPictures,
  brandPages,
  businessMarkup,
  comparisonTables,
  contactInFooter,
  descriptionSheet,
  documents,
  fewPictures,
  filterPages,
  guidesToProducts,
  homeLinks,
  mapProfile,
  menuMarkup,
  placeTitles,
  packsOfOnePrice,
  partsOfDevices,
  pictureSizesMissing,
  privateInSitemap,
  productsToGuides,
  sharedProductTexts,
  shortProductTexts,
  siblingQuestions,
  testForms,
  titleSheet,
  undescribedProducts,
  variantFamilies,
];
