import { type Planting, T, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.inMain(T, '<iframe title="Map" src="https://maps.example/embed?bbox%3d8.0%252C49.1%26layer%3dmapnik"></iframe>'),
);
