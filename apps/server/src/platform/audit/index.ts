export { forgetInAudit, recordAdminAct, recordAudit, type AdminAct } from "./store.ts";
