/** Languages as they call themselves, lower case; beside them the codes that stand alone on a switcher. */
export const LANGUAGE_NAMES: readonly string[] =
  "english deutsch français francais español espanol castellano català italiano português portugues nederlands polski čeština cestina slovenčina slovenščina hrvatski srpski magyar română romana svenska dansk norsk suomi eesti latviešu lietuvių türkçe turkce ελληνικά български русский українська 日本語 中文 简体中文 繁體中文 한국어 العربية עברית हिन्दी ไทย".split(
    " ",
  );
export const LANGUAGE_CODES: readonly string[] =
  "en de fr es it pt nl pl cs sk sl hr hu ro sv da no nb fi et lv lt tr el bg ru uk ja zh ko ar he".split(" ");
