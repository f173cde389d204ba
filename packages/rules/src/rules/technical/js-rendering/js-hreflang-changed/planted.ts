import { after } from "../../planting.ts";
import { A, type Planting, T, absolute, planted } from "@audit/testkit/planted-shop/plant";
import { type ServedFault, article, scripted } from "@audit/testkit/planted-shop/served-fault";

export const planting: Planting = planted(
  after(A, (html) => html.replace("</head>", `<link rel="alternate" hreflang="de" href="${absolute(T)}"></head>`)),
);

export const served: ServedFault = scripted(
  article(12),
  'const version=document.createElement("link");version.rel="alternate";version.hreflang="de";version.href="/pages/care";document.head.append(version)',
);
