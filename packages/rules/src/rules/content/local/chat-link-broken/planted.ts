import { inMain, P, planted, type Planting } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  inMain(P, '<a href="https://wa.me/353915550100&amp;text=I%20want%20this%20mug">Order by WhatsApp</a>'),
);
