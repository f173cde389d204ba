export { mountSiteProfile } from "./routes.ts";
export { workOnRejudging } from "./work-on-rejudging.ts";
