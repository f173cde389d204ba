export { carryOver } from "./carry-over.ts";
export { historyMails } from "./mails.ts";
export { mountHistory } from "./routes.ts";
export { keepSchedules } from "./keep-schedules.ts";
export { changesSince, tellChanges } from "./tell-changes.ts";
