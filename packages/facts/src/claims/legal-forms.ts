/**
 * Abbreviations of legal forms that stand behind a company's name, as the Entity Legal Forms list of ISO 20275 gives them
 * (https://www.gleif.org/en/lei-data/code-lists/iso-20275-entity-legal-forms-code-list). Left out: what is a word too.
 */
const behind =
  "GmbH & Co. KG|GmbH|UG (haftungsbeschränkt)|e.K.|OHG|AG|KG|Ltd|Limited|PLC|LLP|LLC|L.L.C.|Inc|Corp|B.V.|BV|N.V.|VOF|S.R.L.|SRL|S.r.l.|Srl|S.p.A.|SpA|S.A.S.|SAS|SASU|SARL|S.à r.l.|EURL|S.A.|S.L.U.|S.L.|SLU|Lda|LTDA|Ltda|EIRELI|AB|ApS|A/S|AS|Oy|Oyj|OÜ|SIA|UAB|Sp. z o.o.|sp. z o.o.|s.r.o.|a.s.|Kft|Kft.|Zrt|Bt.|d.o.o.|j.d.o.o.|EOOD|ЕООД|ООД|Pty Ltd|Pte Ltd|Pvt Ltd|Sdn Bhd|A.Ş.|Ltd. Şti.|株式会社|有限公司";

const escaped = behind
  .split("|")
  .toSorted((one, other) => other.length - one.length)
  .map((form) => form.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`));

/** A legal form behind a blank, as whole words. */
export const legalForm = new RegExp(String.raw`(?<=\s)(?:${escaped.join("|")})(?![\p{L}\p{N}])`, "gu");

/** The capitalised words of a name, up to where its legal form begins. */
export const nameBefore =
  /(?<![\p{L}\p{N}&.-])(?:\p{Lu}[\p{L}\p{M}\p{N}&'’.-]{0,30},?\s+(?:(?:&|and|und|et|y|e|i|og|och|en)\s+)?){1,5}$/u;

/** Letters of the longest name that is read. */
export const longestName = 200;
