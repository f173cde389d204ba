import { t } from "../language/messages.ts";

const DOMAIN = "sc-domain:";

/** "sc-domain:shop.example" as people say it: "shop.example (whole domain)". Address prefixes stay as they are. */
export const propertyName = (property: string): string =>
  property.startsWith(DOMAIN) ? t("{count} (whole domain)", { count: property.slice(DOMAIN.length) }) : property;
