import { notRun, ran, teaPage } from "../../../../case-pages/ran-page.ts";
import { seenImage, withImages } from "../../../../case-pages/seen-images.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = teaPage("<h1>Tea</h1>");

export const cases: SiteRuleCases = {
  passing: [
    withImages(page, seenImage({})),
    // A strip cut out of a tall photo, a light file, and a file whose weight is not known.
    withImages(page, seenImage({ width: 1280, height: 3000, shownWidth: 1280, shownHeight: 300 })),
    withImages(page, seenImage({ width: 4000, height: 3000, bytes: 20_000 })),
    withImages(page, seenImage({ width: 4000, height: 3000, bytes: null })),
    // The main picture of a gallery and its own thumbnail.
    withImages(
      page,
      seenImage({ width: 1200, height: 1200, shownWidth: 60, shownHeight: 60 }),
      seenImage({ width: 1200, height: 1200, shownWidth: 500, shownHeight: 500 }),
    ),
  ],
  failing: [
    {
      ...withImages(
        page,
        seenImage({}),
        seenImage({ url: "https://shop.example/other.jpg", width: 4000, height: 3000 }),
      ),
      faults: ["/page"],
    },
    withImages(page, seenImage({ width: 4000, height: 4000, shownWidth: 300, shownHeight: 600 })),
  ],
  outside: [withImages(page), withImages(page, seenImage({ shownWidth: 0, shownHeight: 0 }))],
  unknown: [notRun(page), ran(page)],
};
