/** The browser app as it will be served, built unless it already is from the sources as they are. */
export { buildWeb as default } from "../scripts/tasks/build-web.ts";
