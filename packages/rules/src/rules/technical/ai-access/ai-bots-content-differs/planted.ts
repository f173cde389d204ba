import { agent } from "../planting.ts";
import { withMain } from "../../planting.ts";
import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import { type ServedFault, edited, named } from "@audit/testkit/planted-shop/served-fault";
import { sentences } from "@audit/testkit/planted-shop/words";

export const planting: Planting = planted(
  agent(
    200,
    withMain(
      sentences(12, 9510)
        .map((text) => `<p>${text}</p>`)
        .join(""),
    ),
  ),
);

const OTHER_TEXT = sentences(12, 9600)
  .map((text) => `<p>${text}</p>`)
  .join("");

export const served: ServedFault = named("ClaudeBot", (answer) =>
  edited(answer, (html) => html.replace(/<main(.*?)>.*<\/main>/s, `<main$1>${OTHER_TEXT}</main>`)),
);
