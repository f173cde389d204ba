/**
 * Words that name pages for one visitor or for machines: cart, checkout, account, sign-in, search, comparison, print,
 * tracking and system folders, in the languages of European shops. Such pages may be blocked, nofollowed or unlisted.
 */
const WORDS = [
  "cart|carts|basket|warenkorb|panier|carrito|carrello|winkelwagen|winkelmand|carrinho|koszyk|kosik|varukorg|kurv",
  "checkout|checkouts|kasse|order|orders|bestellung|commande|pedido|ordine|afrekenen|zamowienie",
  "account|accounts|my-account|mon-compte|konto|mein-konto|mi-cuenta|customer|customers|kunde|user|users|profile",
  "login|log-in|logout|log-out|signin|sign-in|signup|sign-up|register|registration|anmelden|connexion|auth|oauth|sso",
  "password|passwort|forgot-password|lost-password|recover",
  "search|suche|recherche|buscar|cerca|zoeken|szukaj|catalogsearch",
  "wishlist|wunschliste|merkzettel|favorites|favourites|compare|comparison|vergleich|product_compare",
  "admin|wp-admin|wp-json|wp-login|administrator|backend|api|ajax|cgi-bin|cdn-cgi|rest|graphql|xmlrpc|feed|rss",
  "print|drucken|email-friend|sendfriend|reply|comment|comments|downloads?|go|redirect",
  "tag|tags|author|authors|trackback|preview|unsubscribe|newsletter|apps|policies",
].join("|");
const UTILITY = new RegExp(`(^|/)(${WORDS})(\\.[a-z]{2,5})?(/|$)`, "i");
const FILE =
  /\.(pdf|zip|gz|rar|docx?|xlsx?|pptx?|csv|xml|json|txt|jpe?g|png|gif|webp|avif|svg|ico|mp4|mp3|css|js|woff2?)$/i;

/** True when the path names a page that needs no place in search results. */
export const isUtilityPath = (pathname: string): boolean => UTILITY.test(pathname) || FILE.test(pathname);
