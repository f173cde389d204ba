export {
  forgetInAudit,
  recordAdminAct,
  recordAudit,
  recorderOf,
  recordOperator,
  type AdminAct,
  type Recorder,
} from "./store.ts";
