import type { Edit } from "@audit/testkit/planted-shop/plant-run";
import type { Plant } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const agent = (status: number, edit: Edit = (html) => html): Plant =>
  p.view("ai-agent", "/", (page) => ({ ...page, status, html: edit(page.html!) }), { sent: "GPTBot" });
