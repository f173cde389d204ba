import { fillIn, type Fixer } from "../../../../fixes/fixer.ts";
import { changing, hasOneOf } from "../../../../fixes/markup/change-entities.ts";
import { textIn } from "../../../../fixes/markup/json-values.ts";
import { firstParagraph } from "../../../../view/own-sentences.ts";
import { oneLine, wholeSentences } from "../../../../escape/plain.ts";

const MOST_DESCRIPTION = 500;

const PRODUCTS = ["Product", "ProductGroup", "IndividualProduct", "ProductModel", "Vehicle", "Car"];

/** The description as plain text; where it is missing or cut off, the page's first paragraph. */
export const fix: Fixer = changing((entity, { page, view }) => {
  if (!hasOneOf(entity, ...PRODUCTS)) return entity;
  const written = plainText(textIn(entity["description"]));
  const whole = written !== "" && !/(\.\.\.|…|\[…\])$/.test(written);
  const paragraph = firstParagraph(page, view);
  const other = paragraph ? plainText(wholeSentences(paragraph, MOST_DESCRIPTION)) : "";
  const ends = /(\.\.\.|…)$/.test(other) || other === "";
  return {
    ...entity,
    description: whole ? written : ends ? fillIn("description of the product as plain text") : other,
  };
});

const plainText = (text: string): string =>
  oneLine(
    text
      .replace(/&amp;/gi, "&")
      .replace(/&lt;/gi, "<")
      .replace(/&gt;/gi, ">")
      .replace(/<\/?[a-z][^<>]*>?/gi, " ")
      .replace(/&(nbsp|#160);/gi, " ")
      .replace(/&(quot|#34);/gi, '"')
      .replace(/&(#0?39|rsquo|apos);/gi, "'")
      .replace(/&ndash;/gi, "-"),
  );
