import { type Planting, numbers, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    ...numbers(140).map((index) =>
      p.extra(`/stamps/stamp-${index}`, (html) =>
        html.replace(
          /(<h1>)[^<]*(<\/h1>).*<\/main>/s,
          `$1Stamp ${index}$2<p>One of our stamps, which we press on the paper that the things of this shop are wrapped in.</p></main>`,
        ),
      ),
    ),
  ),
);
