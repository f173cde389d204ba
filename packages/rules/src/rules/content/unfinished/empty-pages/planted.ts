import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

/** A page of which only the name is left between menu and footer. */
export const planting: Planting = planted(
  p.extra("/pages/tags", (html) => html.replace(/(<h1[^>]*>.*?<\/h1>)[\s\S]*<\/main>/, "$1</main>")),
);
