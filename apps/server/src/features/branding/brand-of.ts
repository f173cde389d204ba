import type { Brand, Brands } from "../../config/brands.ts";

export type { Brand, Brands } from "../../config/brands.ts";

/** The host a request names, with or without a port; a `Caller` and a request both have it. */
interface Asked {
  readonly host: string;
}

/** The brand of a request: that of the host it asks for; a host of no brand has the default one. */
export const brandOf = (brands: Brands, { host }: Asked): Brand => brands.byHost.get(nameOf(host)) ?? brands.fallback;

/** Whether analytics waits for the visitor: where the operator says so, and in Europe. */
export const wantsConsent = ({ region }: Brand, { requireConsent }: { readonly requireConsent: boolean }): boolean =>
  requireConsent || region === "europe";

/** What a brand's customers buy: credits once, or a subscription. */
export const paymentModelOf = (brand: Brand): "one_time" | "subscription" => brand.paymentType;

/**
 * Where links in a brand's mails lead, without a slash at the end. A request's own host is never believed, because
 * anybody can forge it and would receive the link's secret; except this very machine, which nobody else can be.
 * @returns null when the operator has not said it
 */
export function originOf(brand: Brand, { host, isSecure }: Asked & { readonly isSecure: boolean }): string | null {
  if (brand.origin !== null) return brand.origin;
  const isThisMachine = /^(localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i.test(host);
  return isThisMachine ? `${isSecure ? "https" : "http"}://${host.toLowerCase()}` : null;
}

/** "Audit.Example.:8080" and "audit.example" are one host. */
const nameOf = (host: string): string => host.toLowerCase().replace(/:\d*$/, "").replace(/\.$/, "");
