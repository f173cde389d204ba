import { P, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";
import { type ServedFault, edited, named } from "@audit/testkit/planted-shop/served-fault";

export const planting: Planting = planted(
  p.view("smartphone", P, (page) => ({
    ...page,
    html: page.html!.replace(/<script type="application\/ld\+json">.*?<\/script>/g, ""),
  })),
);

export const served: ServedFault = named("Mobile Safari/537.36", (answer) =>
  edited(answer, (html) => html.replace(/<script type="application\/ld\+json">.*?<\/script>/g, "")),
);
