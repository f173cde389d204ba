import { after } from "../../planting.ts";
import { type Planting, T, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";
import { type ServedFault, article, scripted } from "@audit/testkit/planted-shop/served-fault";

export const planting: Planting = planted(
  after(T, (html) =>
    html.replace(
      "</main>",
      `${p
        .numbers(40)
        .map((one) => `<a href="/notes/${one}">Note ${one}</a>`)
        .join(" ")}</main>`,
    ),
  ),
);

export const served: ServedFault = scripted(
  article(6),
  'const main=document.querySelector("main");for(let i=0;i<60;i++){const a=document.createElement("a");a.href="/notes/"+i;a.textContent="Note "+i;main.append(a," ")}',
);
