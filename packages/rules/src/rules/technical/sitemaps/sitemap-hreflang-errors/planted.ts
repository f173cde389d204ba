import { entries } from "../planting.ts";
import { type Planting, T, absolute, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

const GERMAN = "/pages/workshops";

// The other version answers in its head; in the sitemap it has no entry with versions.
export const planting: Planting = planted(
  p.all(
    entries(({ url }) =>
      url === absolute(T)
        ? {
            alternates: [
              { lang: "en", url },
              { lang: "de", url: absolute(GERMAN) },
            ],
          }
        : {},
    ),
    p.inHead(
      GERMAN,
      `<link rel="alternate" hreflang="en" href="${absolute(T)}"><link rel="alternate" hreflang="de" href="${absolute(GERMAN)}">`,
    ),
    p.spoken(GERMAN, "de"),
  ),
);
