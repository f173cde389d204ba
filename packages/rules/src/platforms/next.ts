import type { Platform } from "./platform.ts";

/**
 * nextjs.org/docs/app/api-reference: functions/generate-metadata, file-conventions/metadata/robots, .../sitemap,
 * config/next-config-js/redirects; nextjs.org/docs/app/guides/json-ld
 */
export const next: Platform = {
  canonical: [
    "// page.tsx; metadataBase stands in app/layout.tsx",
    "export async function generateMetadata({ params }): Promise<Metadata> {",
    "  const { slug } = await params;",
    "  return { alternates: { canonical: `/{folder}/${slug}` } };",
    "}",
  ].join("\n"),
  places: {
    meta: "In Next.js: export metadata or generateMetadata from the route's page.tsx (title, description, openGraph, robots); what all pages share stands in app/layout.tsx.",
    canonical:
      "In Next.js: alternates.canonical in metadata or generateMetadata of the route's page.tsx, with metadataBase in app/layout.tsx.",
    head: "In Next.js: metadata, generateMetadata or viewport of the route's page.tsx or of app/layout.tsx, where <html> stands, too.",
    body: "In Next.js: the route's page.tsx, the component that writes this part, or app/layout.tsx for all pages.",
    rendering:
      "In Next.js: write it in a server component or load it on the server; what an effect of a client component brings is not in the HTML.",
    hreflang: "In Next.js: alternates.languages in metadata or generateMetadata of the route's page.tsx.",
    "json-ld":
      'In Next.js: a <script type="application/ld+json"> in the page.tsx (a server component), with < of the data written as \\u003c.',
    redirect:
      "In Next.js: the entries below go into redirects() of next.config; permanent answers 308, which counts as 301.",
    robots: "In Next.js: app/robots.ts, or robots.txt in the folder app with the text below.",
    sitemap: "In Next.js: app/sitemap.ts returns the addresses with lastModified; a written file is app/sitemap.xml.",
    image: "In Next.js: next/image writes sizes and srcset; give it alt, width and height.",
    config: "In Next.js: headers() of next.config, or the settings of whoever hosts it.",
  },
};
