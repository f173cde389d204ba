export { announceAudit, announceTask } from "./announce.ts";
export { noticeMails } from "./digest-mail.ts";
export { keepDelivering } from "./keep-delivering.ts";
export { deleteOldNotices } from "./notice-store.ts";
export { presentTarget } from "./present.ts";
export { mountNotices } from "./routes.ts";
export { listTargets, resealTargets } from "./target-store.ts";
