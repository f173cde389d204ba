/** Numbers that regulators keep for films and examples, as digits with the country's code; nobody can be called there. */
export const reservedNumbers: readonly RegExp[] = [
  // North America: ATIS-0300115, 555-0100 to 555-0199, and the area code 555 that is given to nobody.
  /^1\d{3}55501\d\d$/,
  /^1555\d{7}$/,
  // United Kingdom: https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama
  /^44(?:1632960|2079460|7700900|1134960|1144960|1154960|1164960|1174960|1184960|1214960|1314960|1414960|1514960|1614960|1914980|2920180|2896496|8081570|9098790|3069990)\d{3}$/,
  // Germany: Bundesnetzagentur, Mitteilung 148/2021.
  /^49(?:3023125\d{3}|6990009\d{3}|4066969\d{3}|2214710\d{3}|8999998\d{3}|17139200\d\d|176040690\d\d)$/,
  // France: Arcep, décision 2018-0881, article 2.5.12.
  /^33(?:19900|26191|35301|46571|53649|63998)\d{4}$/,
  // Ireland: ComReg 15/136, and Sweden: PTS, telefonnummer för film.
  /^3532091\d{5}$/,
  /^46(?:3139006[0-4]\d|4062804[0-4]\d|846500[4]\d{2}|9803192[0-4]\d|7017406\d\d)$/,
  // Australia: https://www.acma.gov.au/phone-numbers-use-tv-shows-films-and-creative-works
  /^61(?:[2378](?:5550|7010)\d{4}|49157\d{4})$/,
];

/** Digits in the order of the keys, and zeros, as a whole number without the country's code. */
export const countedNumber = /^0?123456(?:7|78|789|7890)?$|^0?\d{0,3}0{7,}$|^55555(?:5\d{4}|51234)$|^5551234567$/;

/** Domains kept for examples (RFC 2606) and those that templates write in their place. */
export const demoMailHost =
  /(?:^|\.)(?:example\.(?:com|org|net|edu)|your-?(?:domain|site|website|company|store|shop|business|email|mail|name)\.\w{2,6}|my-?(?:site|website|domain|company)\.com|domain\.com|yoursite\.com|musterfirma\.\w{2,3}|beispiel\.\w{2,3}|ejemplo\.com|exemple\.(?:com|fr)|esempio\.(?:it|com)|exemplo\.com(?:\.br)?|voorbeeld\.nl|przyklad\.pl)$/i;

/** Hosts of RFC 2606 and words that can be nobody's host: these show in texts too. */
export const reservedMailHost =
  /(?:^|\.)(?:example\.(?:com|org|net)|yourdomain\.\w{2,6}|yourcompany\.\w{2,6}|yoursite\.\w{2,6})$/i;

/** Streets, towns and firms that stand for any: German "Muster", Japanese circles, American "Anytown". */
export const demoAddress =
  /(?<!\p{L})Muster(?:stra(?:ß|ss)e|str\.|weg|gasse|platz) ?\d|\d{4,5} Muster(?:stadt|hausen|ort|dorf)|(?<!\p{L})Musterfirma(?!\p{L})|[○〇◯]{2,}(?:県|都|府|市|区|町|村|丁目|ビル)|株式会社[○〇◯]{2,}|[○〇◯]{2,}株式会社|\b\d{1,5} (?:your|example|demo|fake|any) ?(?:street|st\.?|road|avenue)\b|\b\d{1,5} (?:street name|any ?where st(?:reet|\.)?)|\b(?:any ?town|your city), [A-Z]|\bCity, State,? (?:ZIP|\d{5})|(?<!\p{L})(?:rue de l['’]exemple|calle (?:de )?ejemplo|via esempio|rua exemplo)(?!\p{L})/iu;

/** Names that forms and laws use for anybody. */
export const demoName =
  /^(?:(?:herr|frau|mr\.?|mrs\.?|ms\.?) )?(?:john doe|jane doe|max mustermann|erika mustermann|ola nordmann|kari nordmann|fulano de tal|山田 ?太郎|山田 ?花子)$/i;
