export type { LighthouseFault, LighthouseFigures, LighthouseOutcome, LighthouseRequest } from "./lighthouse-request.ts";
export { measurePage } from "./measure-page.ts";
