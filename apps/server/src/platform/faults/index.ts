export { causeOf, passingCauseOf } from "./cause.ts";
export { createPatience, StillAway, type Patience } from "./patience.ts";
