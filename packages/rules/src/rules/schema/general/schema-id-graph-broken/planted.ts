import { article } from "@audit/testkit/planted-shop/plant-markup";
import { A, type Planting, absolute, planted } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(article((item) => ({ ...item, about: { "@id": `${absolute(A)}#subject` } })));
