import { type Planting, T, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.inMain(
    T,
    '<form action="https://shop.local/send" method="post"><label for="m">Mail</label><input id="m" name="mail"><button type="submit">Send</button></form>',
  ),
);
