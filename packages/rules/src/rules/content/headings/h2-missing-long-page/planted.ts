import { A, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";
import { sentences } from "@audit/testkit/planted-shop/words";

export const planting: Planting = planted(
  p.all(
    p.change(A, (page) => ({ ...page, html: page.html!.replace(/<(\/?)h[23]>/g, "<$1p>") })),
    p.swap(
      A,
      "</article>",
      `${sentences(60, 9100)
        .map((text) => `<p>${text}</p>`)
        .join(
          "",
        )}<blockquote><p>Nobody who holds one ever puts it down, says Maeve Burke, who has made them since 1994.</p></blockquote></article>`,
    ),
  ),
);
