export { mountHelpPage } from "./help-page.ts";
export { mountPrivacyPage } from "./privacy-page.ts";
export { mountDocsPages } from "./docs-pages.ts";
export { mountBotPage } from "./bot-page.ts";
export { mountHealth } from "./health.ts";
export { mountSystem } from "./routes.ts";
