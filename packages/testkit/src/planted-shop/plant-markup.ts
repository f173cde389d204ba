import * as p from "./plant.ts";
import { A } from "./plant.ts";

export const article = (edit: (item: Record<string, unknown>) => unknown): p.Plant => p.data(A, "BlogPosting", edit);

export function storeIn(town: string): Record<string, unknown> {
  return {
    "@context": "https://schema.org",
    "@type": "Store",
    name: `Quiet Harbour ${town}`,
    telephone: "+353915550100",
    openingHours: "Mo-Fr 09:00-17:00",
    address: {
      "@type": "PostalAddress",
      streetAddress: `4 Main Street ${town}`,
      addressLocality: town,
      addressCountry: "IE",
    },
  };
}
