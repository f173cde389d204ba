import * as p from "@audit/testkit/planted-shop/plant";
import { A } from "@audit/testkit/planted-shop/plant";

export const inArticle = (html: string): p.Plant => p.swap(A, "</article>", `${html}</article>`);
