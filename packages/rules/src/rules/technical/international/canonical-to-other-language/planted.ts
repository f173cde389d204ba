import { DE, EN, pair, versions } from "../planting.ts";
import { type Planting, absolute, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

const sentences = [
  "Wir waschen Holz nur mit der Hand und trocknen es sofort, denn Wasser zieht in die Fasern und macht sie mit den Jahren rauh.",
  "Leinen darf heiß in die Maschine, aber nie in den Trockner, der die Fäden bricht und den Stoff in wenigen Monaten dünn macht.",
  "Ton verträgt die Spülmaschine, solange die Glasur keinen Riss hat, durch den das Wasser in den Scherben dringen könnte.",
];

export const planting: Planting = planted(
  p.all(
    versions(pair),
    p.swap(DE, /(<\/h1>)(?:<p>.*?<\/p>)+/s, `</h1>${sentences.map((text) => `<p>${text}</p>`).join("")}`),
    p.swap(DE, p.canonicalTag, p.canonical(absolute(EN))),
  ),
  "hreflang-to-non-canonical",
);
