import { P, type Planting, T, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.copy(T, "/moved", (html) => html.replace("</head>", `<meta http-equiv="refresh" content="0; url=${P}"></head>`)),
    p.link(p.LINKING, "/moved"),
  ),
);
