export { brandOf, originOf, paymentModelOf, wantsConsent, type Brand, type Brands } from "./brand-of.ts";
export { letterheadOf } from "./letterhead.ts";
export { mountBranding } from "./routes.ts";
export { createLook } from "./look.ts";
export { mountLogos } from "./logo-routes.ts";
export { openLogos, readLogoOf, type Logos } from "./logos.ts";
