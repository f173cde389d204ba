export { resourceMetadataOf } from "./metadata.ts";
export { mountOAuth, originOfRequest } from "./mount-oauth.ts";
export { deleteOldPrograms } from "./oauth-store.ts";
export { mountConsent } from "./routes.ts";
