import { A, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.swap(A, /<a href="https:\/\/ec\.europa\.eu.*?<\/a>/, "others"),
    p.swap(
      A,
      "</article>",
      "<p>Studies show that this holds. According to research by experts, 40% agree. Scientists found the same in 2019.</p></article>",
    ),
  ),
);
