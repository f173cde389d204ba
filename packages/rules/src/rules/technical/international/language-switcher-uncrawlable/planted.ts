import { looked } from "@audit/testkit/planted-shop/plant-run";
import { type Planting, T, planted } from "@audit/testkit/planted-shop/plant";
import { type ServedFault, article, scripted } from "@audit/testkit/planted-shop/served-fault";

export const planting: Planting = planted(
  looked(T, { languages: { kind: "select", languages: ["English", "Deutsch"], links: 0 } }),
);

export const served: ServedFault = scripted(
  article(14),
  'const choice=document.createElement("select");choice.className="language-switcher";choice.setAttribute("aria-label","Language");for(const name of ["English","Deutsch","Français"]){const one=document.createElement("option");one.textContent=name;choice.append(one)}document.querySelector("header").append(choice)',
);
