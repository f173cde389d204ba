export { mountReference } from "./mount-reference.ts";
