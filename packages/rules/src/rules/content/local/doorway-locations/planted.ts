import { paragraphs, title } from "../../planting.ts";
import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";
import { sentences } from "@audit/testkit/planted-shop/words";

export const planting: Planting = planted(
  p.all(
    ...["cork", "sligo", "tralee", "ennis"].map((town) =>
      p.extra(`/workshop-visits-${town}`, (html) =>
        html
          .replace(title, `<title>Workshop visits ${town} | Quiet Harbour</title>`)
          .replace(/<h1>.*<\/main>/s, `<h1>Workshop visits ${town}</h1>${paragraphs(sentences(80, 9340))}</main>`),
      ),
    ),
  ),
);
