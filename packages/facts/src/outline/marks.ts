/** What the names that authors give to elements (class, id) say of them; one bit each. Names are English on most sites. */
export const consentMark = 1;
export const dialogMark = 2;
export const priceMark = 4;
export const oldPriceMark = 8;
export const ratingMark = 16;
export const cartMark = 32;
export const relatedMark = 64;
export const frameMark = 128;
export const buyMark = 256;
export const reviewsMark = 512;
export const noticeMark = 1024;
/** A name that only says "cookie": also what bakers sell. */
export const cookieMark = 2048;
/** What holds all that is said of the page's own thing on offer, wherever it stands. */
export const offerMark = 4096;
/** The maker of what is on offer, in a text of its own. */
export const brandMark = 8192;

/** Makers of consent tools, by what their elements are named after. */
const consentTools =
  "onetrust|optanon|ot-sdk|truste|trustarc|cybot|cookiebot|usercentrics|uc-banner|didomi|quantcast|qc-cmp\\d?|osano|iubenda|cmplz|complianz|borlabs|klaro|tarteaucitron|termly|termsfeed|ketch|lanyard|axeptio|cky|cookieyes|pandectes|fides|ens|evidon|sp-message|ccm|ccc|cc|ch2|wpcc|twcc|hu|cmp|cmpbox|ncmp|moove|cli|cn|awsccc|ckies|privado|uniconsent|sirdata|sd-cmp|shopify-pc|civic|secureprivacy|illow|cassie|civicuk|cookiehub|cookiefirst|cookiescript|cookiejs|tealium|consentmo|csm|fc";
const layer =
  "banner|bar|box|notice|notification|popup|pop-up|modal|dialog|window|overlay|wrapper|container|root|main|message|alert|layer|panel|prompt|manager|center|centre|settings|preferences|disclaimer|info|snippet|mechanism|notify|element|cookie|cookies|cookiebanner|widget|law|sdk|visible|compliance|btn|type|css|active|module|wall|section|form|framework|layout|announce";

const word = (alternatives: string): string => `(?<![a-z])(?:${alternatives})(?![a-z])`;

const patterns: readonly (readonly [number, RegExp])[] = [
  [
    consentMark,
    new RegExp(
      `consent|gdpr|gdrp|ccpa|lgpd|dsgvo|onetrust|optanon|cookiebot|cybot|usercentrics|didomi|trustarc|truste|iubenda|osano|complianz|cmplz|tarteaucitron|quantcast|pandectes|borlabs|axeptio|termsfeed|${word("cmp|tcf\\d?|rodo|klaro|termly|ketch|wpcc|twcc|ccm|awsccc|ncmp|fides|evidon")}|cookie[a-z]*-?(?:${layer})|(?:${layer})-?cookies?|cookies?-?(?:hinweis|leiste|meldung|melding|policy-?(?:bar|banner|popup))|${word("privacy|datenschutz|tracking|data-protection")}-(?:${layer})|(?:${layer})-${word("privacy")}|${word(consentTools)}-+(?:[a-z0-9]+-+)*?${word(layer)}`,
    ),
  ],
  [cookieMark, /cookie|kakor|galetes|ciasteczk/],
  [
    dialogMark,
    /modal|popup|pop-up|lightbox|off-?canvas|drawer|(?<![a-z])dialog(?![a-z])|fancybox|toast|tooltip|(?<![a-z])sticky-(?:bar|add|atc|cart|buy)|whatsapp-?(?:float|widget|bubble|chat|popup|box|fixed|icon|sticky)|(?:float|floating|fixed|sticky|fab)-?whatsapp|chat-?(?:widget|bubble)|newsletter-?(?:pop|modal)|(?<![a-z])overlay(?![a-z])/,
  ],
  [
    priceMark,
    /price|preis|prix|precio|prezzo|(?<![a-z])cena(?![a-z])|prijs|(?<![a-z])(?:amount|cost|harga|fiyat|gia|preco|tarif)(?![a-z])/,
  ],
  [
    oldPriceMark,
    /(?:old|was|compare|regular|list|original|before|strike|striked|crossed|previous|rrp|mrp|msrp|uvp)-?(?:at-?)?(?:price|preis)|price-?(?:[a-z0-9]+-)?(?:old|was|compare|original|before|strike|striked|crossed|previous|rrp|mrp|standard)|line-through|(?<![a-z])(?:compare-at|rrp|mrp|msrp|was|strike|strikethrough|striked|crossed|old|original)(?![a-z])|pricestrike/,
  ],
  [ratingMark, /rating|(?<![a-z])stars?(?![a-z])|star-?(?:rating|icon)|(?<![a-z])score(?![a-z])|bewertung/],
  [
    cartMark,
    /mini-?cart|cart-?(?:drawer|sidebar|modal|panel|popup|total|summary|items?|content|widget|footer|empty|preview|overlay)|side-?cart|ajax-?cart|basket-?(?:summary|drawer|total)|order-?summary|(?<![a-z])sub-?total(?![a-z])/,
  ],
  [relatedMark, /related|recommend|upsell|up-sell|cross-?sell|similar|also-?(?:like|bought|viewed)|recently|you-?may/],
  [
    frameMark,
    /(?:^| )(?:(?:site|page|main|global|top|shop|mobile|desktop|primary|secondary|sticky|app|theme)-?)?(?:header|footer|navbar|nav|navigation|topbar|top-bar|sidebar|side-bar|breadcrumbs?|announcement|announcement-bar|pagination|ticker|marquee|promo-bar|skip-link)(?:-(?:wrapper|inner|container|main|menu|links|list|top|bottom|bar|content|area|section|block|widgets?|collapse|nav))*(?= |$)|(?:main|mega|mobile|nav|side|drop-?down|burger|hamburger|off-?canvas|language|lang)-?menu|lang(?:uage)?-?(?:switch|selector|picker)/,
  ],
  [
    buyMark,
    /add-?(?:to|2)-?(?:cart|basket|bag|order)|addtocart|buy-?(?:now|button|btn|it)|(?<![a-z])(?:buy|purchase|btn-buy|btn-cart|atc)(?![a-z])|(?:cart|order)-?(?:btn|button|submit)|place-?order/,
  ],
  [
    offerMark,
    /(?<![a-z])product-?(?:info|information|details?|summary|panel|main|buy|buybox|purchase|form|content)(?![a-z])|(?<![a-z])(?:buy|purchase|offer|order)-?(?:box|panel)(?![a-z])/,
  ],
  [
    brandMark,
    /(?<![a-z-])(?:[a-z0-9]+-+)*(?<!(?:nav|navbar|site|header|footer|logo|menu)-+)(?:brand|vendor|manufacturer)(?:-(?:name|title|text|link))?(?![a-z-])/,
  ],
  [reviewsMark, /reviews?(?![a-z])|testimonials?|comments?(?![a-z])|feedback/],
  [
    noticeMark,
    /(?<![a-z])(?:notice|notification|alert|toast|announcement|disclaimer|sr-only|screen-?reader-?text|visually-?hidden|noscript|preloader|loader|loading)(?![a-z])/,
  ],
];

const camel = /([a-z0-9])([A-Z])/g;

/** Names of one attribute as lower-case words joined by "-", tokens apart. */
const plainNames = (value: string): string => value.replace(camel, "$1-$2").toLowerCase().replace(/[_:]+/g, "-");

/** All that the names in a class or id attribute say. */
export function marksOf(value: string): number {
  const names = plainNames(value);
  let marks = 0;
  for (const [mark, pattern] of patterns) if (pattern.test(names)) marks |= mark;
  return marks;
}
