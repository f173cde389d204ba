import { A, C, LINKING, P, type Planting, planted, T } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

const elsewhere = [P, C, A, T, LINKING, "/pages/faq", "/", "/pages/about"];

export const planting: Planting = planted(
  p.all(...elsewhere.map((path) => p.swap(path, "Phone +353 91 555 0100", "Phone +353 91 555 8732"))),
);
