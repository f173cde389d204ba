import type { PageKind } from "../page-facts.ts";

/**
 * Words that a path segment is made of, by the kind of page they name, in English, German, French, Spanish, Swedish,
 * Italian, Dutch and their neighbours. Segments are compared without extension and diacritics.
 */
const segments: readonly (readonly [PageKind, string])[] = [
  [
    "cart",
    "checkout kasse kassa caisse paiement pago pagar payment bezahlen afrekenen betalen betaling zahlung onepage order-confirmation purchase-confirmation order-received bestellbestaetigung pokladna penztar kassalle odeme finalizare-comanda finalizar-compra thanh-toan oformlenie-zakaza oformlennya-zamovlennya",
  ],
  [
    "cart",
    "cart basket warenkorb panier carrito cesta varukorg kundvagn carrello winkelwagen winkelmandje kurv handlekurv empty-cart shopping-cart shoppingcart shopping-bag bag einkaufswagen mon-panier ostoskori kosik nakupni-kosik nakupny-kosik koszyk kosar kosarica sepet sepetim carrinho cosul-meu cos-de-cumparaturi indkobskurv handlevogn gio-hang korzina koshyk kolichka kalathi keranjang",
  ],
  [
    "account",
    "account my-account myaccount login log-in signin sign-in signup sign-up register registrieren registration anmelden anmeldung konto mein-konto mon-compte compte connexion se-connecter inscription mi-cuenta cuenta registro iniciar-sesion mitt-konto logga-in mina-sidor mijn-account inloggen registreren accedi registrati profile profile-details forgot-password sifremi-unuttum forget-password lost-password reset-password passwort-vergessen reinitialisation-du-mot-de-passe wishlist wish-list merkzettel wunschzettel favoris favorites favourites favoritos preferiti wenslijst verlanglijst onskelista onskeliste lista-de-deseos lista-dei-desideri lista-zyczen kivansaglista favoriler dashboard order order-history orders address addresses adressen member membership-account user-account password-reset mot-de-passe mot-de-passe-oublie wunschliste minha-conta min-side oma-tili muj-ucet moj-ucet moje-konto fiokom hesabim contul-meu tai-khoan lichnyi-kabinet lichnyy-kabinet lichniy-kabinet lichny-kabinet osobystyi-kabinet",
  ],
  [
    "search",
    "search suche recherche buscar busqueda sok sokresultat ricerca cerca zoeken sog search-results suchergebnisse haku szukaj",
  ],
  [
    "contact",
    "contact contact-us contactus kontakt contacts contacto contactez-nous nous-contacter kontakta-oss kontakta contatti contatto contattaci neem-contact-op impressum-kontakt get-in-touch contact-information contactinformatie contato",
  ],
  [
    "about",
    "about about-us aboutus ueber-uns uber-uns wir-ueber-uns qui-sommes-nous a-propos a-propos-de-nous a-propos-de-moi about-me notre-histoire our-story our-team team sobre-nosotros quienes-somos nosotros om-oss om om-os chi-siamo over-ons over wie-zijn-wij company unternehmen who-we-are our-company sobre about-the-company",
  ],
  [
    "legal",
    "privacy privacy-policy privacypolicy datenschutz datenschutzerklaerung datenschutzerklarung politique-de-confidentialite confidentialite vie-privee politica-de-privacidad privacidad aviso-de-privacidad integritetspolicy personuppgiftspolicy informativa-privacy privacybeleid privacyverklaring terms terms-of-service terms-and-conditions terms-of-use tos agb allgemeine-geschaeftsbedingungen conditions-generales cgv cgu mentions-legales terminos terminos-y-condiciones aviso-legal villkor kopvillkor allmanna-villkor termini-e-condizioni condizioni algemene-voorwaarden voorwaarden refund-policy refund returns return-policy returns-policy rueckgabe widerruf widerrufsrecht widerrufsbelehrung retours politique-de-retour remboursement devoluciones politica-de-devoluciones reembolso returer angerratt resi retourneren retourbeleid shipping-policy shipping delivery versand versandkosten livraison envios politica-de-envios frakt leverans spedizioni verzending verzendkosten legal legal-notice imprint impressum cookie-policy cookies cookie-richtlinie politica-de-cookies disclaimer gdpr termeni-si-conditii politica-de-confidentialitate politica-cookies politica-de-retur regulamin polityka-prywatnosci polityka-cookies obchodni-podminky ochrana-osobnich-udaju zasady-ochrany-osobnich-udaju reklamacni-rad obchodne-podmienky ochrana-osobnych-udajov aszf adatvedelem adatkezelesi-tajekoztato uslovi-koriscenja politika-privatnosti uvjeti-koristenja politica-de-privacidade termos-de-uso termos-e-condicoes trocas-e-devolucoes handelsbetingelser privatlivspolitik kjopsvilkar salgsbetingelser personvern personvernerklaering tietosuoja tietosuojaseloste toimitusehdot gizlilik-politikasi kvkk mesafeli-satis-sozlesmesi",
  ],
];

/** Folders whose pages are of a kind whatever they show. */
const folders: readonly (readonly [PageKind, string])[] = [
  [
    "product",
    "product products p produkt produkte produkter produkty produit produits producto productos prodotto prodotti prod item items artikel-detail dp shop-item tuote tuotteet produto produtos produs produse urun urunler termek termekek izdelek izdelki proizvod proizvodi tovar tovary san-pham",
  ],
  [
    "category",
    "collections collection c product-category product-cat produkt-kategorie produktkategorie categories-de-produits categories-produits categorie-produit categoria-producto productcategorie kollektion kollektionen colecciones",
  ],
  [
    "article",
    "blog blogs blogg news article articles artikel post posts journal magazin magazine ratgeber actualites actualite noticias nyheter guide guides stories story aktuelles beitrag inspiration wissen nieuws notizie entrada articulos aktuellt rezepte recipes insights",
  ],
  ["legal", "policies legal rechtliches policy"],
  ["account", "account my-account user users customer customers member"],
  ["search", "search suche catalogsearch"],
];

/** Folders that shops use for lists of products, and others for lists of anything. */
const listFolders =
  "category categories kategorie kategorien categorie categoria categorias kategori kategorier catalog katalog cat brand brands marken marke department kategoria kategorija kategorije kategorii kategoriler categorii danh-muc shop store boutique tienda butik negozio winkel sortiment";

const shopLists =
  "shop store all collections produkte products produkter produkty produits productos produtos prodotti produse urunler tum-urunler termekek tuotteet izdelki proizvodi tovary san-pham cua-hang eshop e-shop obchod sklep prodavnica magaza kauppa verkkokauppa webaruhaz toko sale angebote boutique tienda butik negozio winkel catalog katalog sortiment assortiment assortment kategorien categories all-products new-arrivals shop-sidebar";

function mapOf(lists: readonly (readonly [PageKind, string])[]): Map<string, PageKind> {
  return new Map(lists.flatMap(([kind, list]) => list.split(" ").map((word) => [word, kind] as const)));
}

const kindOfSegment = mapOf(segments);
const kindOfFolder = mapOf(folders);
const listSegments = new Set(shopLists.split(" "));
const mayList = new Set(listFolders.split(" "));

/** Languages (ISO 639-1) that sites put in front of their paths, with an optional country or script. */
const languages =
  "ar bg bn ca cs cy da de el en es et eu fa fi fr ga gl he hi hr hu id is it ja ka kk ko lt lv mk ms mt nb nl nn no pl pt ro ru sk sl sq sr sv th tr uk ur vi zh";
const localePrefix = new RegExp(`^(${languages.replaceAll(" ", "|")})([-_]([a-z]{2}|hans|hant|latn|cyrl|419))?$`);
const extension = /\.(html?|php|aspx?|jsp|shtml)$/;
const searchParameter = /[?&](q|s|query|search|search_query|suche|keyword|keywords|searchterm)=/i;

/** Segments of the path as they are compared, those that say nothing left out. */
function plainSegments(url: string): string[] {
  const path = url.replace(/^https?:\/\/[^/]*/i, "").replace(/[?#].*$/, "");
  const parts: string[] = [];
  for (const part of path.toLowerCase().split("/")) {
    const plain = part === "" ? "" : plainSegment(part);
    if (plain !== "") parts.push(plain);
  }
  return parts;
}

/** Percent-escapes decoded, diacritics dropped; a broken escape is compared as written. */
function plainText(part: string): string {
  if (!part.includes("%")) return part;
  try {
    return decodeURIComponent(part)
      .normalize("NFD")
      .replace(/\p{Mn}/gu, "");
  } catch {
    return part;
  }
}

function plainSegment(part: string): string {
  const text = plainText(part);
  const plain = text.includes(".") ? text.replace(extension, "") : text;
  return plain === "index" ? "" : plain.replace(/[_\s]+/g, "-");
}

export interface UrlHints {
  /** The address itself names the kind. */
  named: PageKind | null;
  /** The address stands in a folder of this kind. */
  folder: PageKind | null;
  /** The address is the root or a bare language prefix. */
  root: boolean;
  /** The address asks for something, as "?q=tent" does. */
  searches: boolean;
  /** The address is a list of products by name ("/shop", "/collections/all"). */
  list: boolean;
  /** The address may be a list of products: it stands in a folder such as "/category/". */
  mayList: boolean;
  /** The address is named after thanks or a confirmation, as what follows a sent form is, or stands in a folder of thanks. */
  confirms: boolean;
  /** The address is the index of a folder of articles ("/blog", "/blog-grid"). */
  articleIndex: boolean;
}

/** What answers a form that was sent is named after thanks or after what it confirms: "merci-inscription", "order-success". */
const thanks =
  "thank-you thankyou thanks merci danke vielen-dank gracias grazie obrigado obrigada bedankt dank-je dank-u tack mange-tak kiitos dziekujemy dekujeme dakujeme koszonjuk multumim hvala spasibo blagodarim dyakuyemo tesekkurler efcharisto terima-kasih arigato";
const confirmed =
  "confirmation confirmed confirmacion confirmacao conferma bestaetigung bestatigung bevestiging bekraeftelse bekraftelse potwierdzenie potvrzeni potvrdenie potvrda megerosites podtverzhdenie onay success optin-confirm email-confirmed subscribed unsubscribe unsubscribed desinscription abmelden-newsletter";
const answers = `${thanks} ${confirmed}`.replaceAll(" ", "|");
const confirming = new RegExp(`^(?:${answers})(?:-|$)|-(?:${answers})$`);
/** Below these each kind of buyer is thanked; confirmations may be a subject. */
const thanking = new Set(thanks.split(" "));

const singleArticle = /^(blog|news|article)-(single|details?|post|article)|^single-(blog|post|article)/;
const singleProduct = /^product-(single|details?)|^single-product/;
/** What a blog calls its lists of articles: "/blog/archive", "/blog/tags/clay", "/blog/page/2". */
const articleLists = new Set(
  "archive archives archiv archivo archivio arkiv tag tags tagged author authors topic topics page category categories kategorie kategorien kategori kategorier categorie categoria categorias kategoria kategorija rubrik rubriken rubrique".split(
    " ",
  ),
);

/** Lists of what bears one mark, wherever they stand. */
const markedLists = new Set("tag tags tagged etiqueta etiquetas etiquette schlagwort schlagworte".split(" "));

/** What the folders of an address say. */
interface FolderHints {
  /** Kind of the innermost folder that has one. */
  folder: PageKind | null;
  inBlog: boolean;
  mayList: boolean;
}

function readFolders(parts: readonly string[], from: number, to: number): FolderHints {
  const hints: FolderHints = { folder: null, inBlog: false, mayList: false };
  for (let at = from; at < to; at++) {
    const kind = kindOfFolder.get(parts[at] ?? "");
    if (kind !== undefined) hints.folder = kind;
    if (kind === "article") hints.inBlog = true;
    if (mayList.has(parts[at] ?? "")) hints.mayList = true;
  }
  return hints;
}

function isArticleIndex(inBlog: boolean, parent: string | undefined, last: string): boolean {
  if (kindOfFolder.get(last) === "article" || /^(blog|news)-/.test(last)) return true;
  if (markedLists.has(parent ?? "")) return true;
  return inBlog && (articleLists.has(last) || articleLists.has(parent ?? ""));
}

function templateKind(last: string): PageKind | null {
  if (singleArticle.test(last)) return "article";
  return singleProduct.test(last) ? "product" : null;
}

const nothing: UrlHints = {
  named: null,
  folder: null,
  root: false,
  searches: false,
  list: false,
  mayList: false,
  confirms: false,
  articleIndex: false,
};

const longestLocale = 7;

function isLocale(parts: readonly string[]): boolean {
  const [first] = parts;
  if (first === undefined || first.length > longestLocale || !localePrefix.test(first)) return false;
  return parts.length > 1 || !kindOfSegment.has(first);
}

/** What the words of an address say about its page, language prefixes left out. */
export function readUrlHints(url: string): UrlHints {
  const parts = plainSegments(url);
  const first = isLocale(parts) ? 1 : 0;
  const end = parts.length - 1;
  const query = url.includes("=") && searchParameter.test(url);
  if (end < first) return query ? { ...nothing, searches: true } : { ...nothing, root: true };
  const last = parts[end] ?? "";
  const { folder, inBlog, mayList } = readFolders(parts, first, end);
  const single = templateKind(last);
  return {
    named: kindOfSegment.get(last) ?? null,
    folder: single ?? folder,
    root: false,
    searches: query,
    list: !inBlog && listSegments.has(last),
    mayList,
    confirms: !inBlog && (confirming.test(last) || thanking.has(parts[end - 1] ?? "")),
    articleIndex: single === null && isArticleIndex(inBlog, parts[end - 1], last),
  };
}
