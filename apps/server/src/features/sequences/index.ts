export { enrol } from "./enrolment-store.ts";
export { readOwnMails } from "./own-mails-store.ts";
export { mountSequences, routeOf } from "./routes.ts";
export { sequenceMails } from "./sample.ts";
export { seedSequences } from "./seed.ts";
export { openSequenceSender } from "./sender.ts";
export { deleteOldLinks } from "./unsubscribe-store.ts";
