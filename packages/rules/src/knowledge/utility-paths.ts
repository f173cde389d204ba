/** Words that name pages for one visitor: cart, checkout, account and sign-in, in the languages of European shops. */
const PERSONAL = [
  "cart|carts|basket|warenkorb|panier|carrito|carrello|winkelwagen|winkelmand|carrinho|koszyk|kosik|varukorg|kurv",
  "checkout|checkouts|kasse|order|orders|bestellung|commande|pedido|ordine|afrekenen|zamowienie",
  "account|accounts|my-account|mon-compte|konto|mein-konto|mi-cuenta|customer|customers|kunde|user|users|profile",
  "login|log-in|logout|log-out|signin|sign-in|signup|sign-up|register|registration|anmelden|connexion|auth|oauth|sso",
  "password|passwort|forgot-password|lost-password|recover",
  "wishlist|wunschliste|merkzettel|favorites|favourites|product_compare",
  "favoriter|favoritter|favoriten|favorieten|favoris|favoritos|preferiti|ulubione|suosikit|wunschzettel|onskelista|onskeliste|verlanglijst",
].join("|");
const SEARCH = "search|suche|recherche|buscar|cerca|zoeken|szukaj|catalogsearch";
/** Lists that a system makes by itself of all that bears a word or a name. */
const ARCHIVE = "tag|tags|tagged|author|authors";
/** Machine folders, print views, archives, feeds and what is shown in place of a page. */
const MACHINE = [
  "admin|wp-admin|wp-json|wp-login|administrator|backend|api|ajax|cgi-bin|cdn-cgi|rest|graphql|xmlrpc|feed|rss",
  "print|drucken|email-friend|sendfriend|reply|comment|comments|downloads?|go|redirect",
  "trackback|preview|unsubscribe|newsletter|apps|policies|404|not-found|error",
].join("|");
const segment = (words: string): RegExp => new RegExp(`(^|/)(${words})(\\.[a-z]{2,5})?(/|$)`, "i");
const PERSONAL_PATH = segment(PERSONAL);
const SEARCH_PATH = segment(SEARCH);
const UTILITY_PATH = segment(`${PERSONAL}|${SEARCH}|${ARCHIVE}|${MACHINE}`);
const ARCHIVE_PATH = segment(ARCHIVE);
const FILE =
  /\.(pdf|zip|gz|rar|docx?|xlsx?|pptx?|csv|xml|json|txt|jpe?g|png|gif|webp|avif|svg|ico|mp4|mp3|css|js|woff2?)$/i;

/** True when the path names a page that shows each visitor something else. */
export const isPersonalPath = (pathname: string): boolean => PERSONAL_PATH.test(pathname);

/** True when the path names the site's own search. */
export const isSearchPath = (pathname: string): boolean => SEARCH_PATH.test(pathname);

/** True when the path names a list of what bears a tag, or is by one author. */
export const isArchivePath = (pathname: string): boolean => ARCHIVE_PATH.test(pathname);

/** True when the path names a page that needs no place in search: it may be blocked, nofollowed or unlisted. */
export const isUtilityPath = (pathname: string): boolean => UTILITY_PATH.test(pathname) || FILE.test(pathname);

/** True when the path is that of the page a server shows for addresses that don't exist. */
export const isErrorPath = (pathname: string): boolean => /\/(404|not-found|error)(\.\w+)?\/?$/i.test(pathname);

/** True when the path names a file that is no page: a picture, a document. */
export const isFilePath = (pathname: string): boolean => FILE.test(pathname);
