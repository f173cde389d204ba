import { inMain, planted, T, type Planting } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  inMain(
    T,
    '<form id="order"><label for="n">Name</label><input id="n" name="name"><label for="m">Mail</label><input id="m" type="email" name="mail"><button type="submit">Order</button></form><script>document.querySelector("#order").addEventListener("submit", (event) => { event.preventDefault(); event.target.reset(); });</script>',
  ),
);
