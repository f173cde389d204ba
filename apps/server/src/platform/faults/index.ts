export { causeOf, passingCauseOf, type PassingCause } from "./cause.ts";
export { createPatience, StillAway, type Patience } from "./patience.ts";
