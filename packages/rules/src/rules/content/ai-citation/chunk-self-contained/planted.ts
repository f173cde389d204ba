import { A, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.swap(A, /(<h2>What makes .*?<\/h2><p>)/, "<h2>What makes a good one?</h2><p>It is what we were asked first. "),
    p.swap(A, /(<h2>Who works .*?<\/h2><p>)/, "<h2>Who works there?</h2><p>They are four women and two men. "),
  ),
);
