export { readFieldValues, type FieldQuestion } from "./crux.ts";
export { GoogleFault } from "./fault.ts";
export { newAttempt, openGoogleAccess, type Answered, type GoogleAccess } from "./oauth.ts";
export { lastFinalDays, listProperties, readPageRows, type SearchConsole } from "./search-console.ts";
