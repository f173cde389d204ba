import type { PageCase } from "@audit/testkit";

type Version = readonly [code: string, path: string];

/** HTML of a page of https://shop.example that names language versions: code and path each. For rule cases. */
export function multilingualPage(...versions: readonly Version[]): string {
  const links = versions.map(
    ([code, path]) => `<link rel=alternate hreflang="${code}" href="https://shop.example${path}">`,
  );
  return `<title>Tea</title>${links.join("")}<p>Tea`;
}

/** The same named in the Link header, as files that are no HTML can. */
export const multilingualAnswer = (...versions: readonly Version[]): PageCase => ({
  html: "<title>Tea</title><p>Tea",
  headers: {
    link: versions
      .map(([code, path]) => `<https://shop.example${path}>; rel="alternate"; hreflang="${code}"`)
      .join(", "),
  },
});
