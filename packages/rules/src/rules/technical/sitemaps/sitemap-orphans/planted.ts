import { type Planting, numbers, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(...numbers(140).map((index) => p.extra(`/notes/note-${index}`, undefined, false))),
  // Many orphans are orphans, each of them.
  "orphan-pages",
);
