/**
 * Articles, prepositions and conjunctions, the closed classes DET, ADP, CCONJ and SCONJ of Universal Dependencies
 * (https://universaldependencies.org/u/pos), by language: nothing ends in them. Words that also end a phrase, such as
 * "up" or "aus", are left out.
 */
const BY_LANGUAGE: Readonly<Record<string, string>> = {
  en: "a an the and or but of for with to in from by at into onto than as your our their my its this these those which that",
  de: "der die das den dem des ein eine einen einem einer eines und oder aber mit für von zum zur im vom bei nach durch gegen ohne zwischen über unter sowie als dass ihr ihre unser unsere",
  fr: "le la les un une des du de et ou mais avec pour par dans sur sous sans chez entre vers à au aux votre vos notre nos que qui",
  es: "el la los las un una unos unas y e o u de del con para por en sin sobre entre desde hasta hacia al su sus tu nuestro nuestra que",
  it: "il lo la i gli le un uno una e ed o di del della dei delle dello degli con per da dal dalla in nel nella su sul sulla tra fra al alla che",
  pt: "o a os as um uma e ou de do da dos das com para por em no na nos nas sem sobre entre ao aos à que",
  nl: "de het een en of maar met voor van in op te bij naar door zonder tussen uw onze als dat",
  sv: "en ett och eller men med för av till från på om utan mellan som att din vår",
  da: "en et og eller men med for af til fra på om uden mellem som at din vores",
  nb: "en et ei og eller men med for av til fra på om uten mellom som å din vår",
  fi: "ja tai sekä mutta että kuin",
  pl: "i lub oraz albo ale z ze dla od do w we na po przez przy bez między nad pod o że który",
  cs: "a nebo ale s se pro od do v ve na po přes při bez mezi nad pod o že který",
  sk: "a alebo ale s so pre od do v vo na po cez pri bez medzi nad pod o že ktorý",
  sl: "in ali ampak z s za od do v na po pri brez med nad pod o da ki",
  hr: "i ili ali s sa za od do u na po pri bez između nad pod o da koji",
  ro: "și sau dar cu pentru de din la în pe prin fără între sub un o al ale ai",
  hu: "a az és vagy de egy hogy",
  uk: "і й та або але з із зі для від до у в на по через при без між над під про що який",
  ru: "и или но с со для от до в во на по через при без между над под о об что который",
  bg: "и или но с със за от до в във на по през при без между над под че който",
  sr: "и или али с са за од до у на по при без између над под о да који",
  el: "ο η το οι τα τον την του της των και ή αλλά με για από σε στο στη στον στην στα χωρίς που",
  tr: "ve veya ile için ama bir",
  id: "dan atau dengan untuk dari di ke pada yang",
  ar: "و أو من في على إلى عن مع",
  he: "של את עם או על אל",
  fa: "و یا از در به با برای",
  ca: "el la els les un una i o de del amb per en sense sobre entre",
  lt: "ir ar bei su už iš nuo iki į be per prie",
  lv: "un vai ar no uz pie par bez līdz",
  et: "ja või ning kuid et",
  vi: "và hoặc của cho với từ trong trên",
};

export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  Object.values(BY_LANGUAGE).flatMap((words) => words.split(" ")),
);

const OF_LANGUAGE: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(BY_LANGUAGE).map(([language, words]) => [language, new Set(words.split(" "))]),
);

/** How many of the words are little words of the language; null for a language that is not listed. */
export function countFunctionWords(words: readonly string[], language: string): number | null {
  const little = OF_LANGUAGE.get(language);
  return little === undefined ? null : words.filter((word) => little.has(word)).length;
}

export const LISTED_LANGUAGES: readonly string[] = [...OF_LANGUAGE.keys()];
