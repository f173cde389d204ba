export { deleteDeadConnecting } from "./attempt-store.ts";
export { openConnecting, type Connecting } from "./connections.ts";
export { disconnect } from "./disconnect.ts";
export { deleteOldAnswers } from "./field-store.ts";
export { readConnections } from "./present.ts";
export { readFieldVitals } from "./read-field.ts";
export { readSearchPerformance } from "./read-search.ts";
export { resealGrants } from "./reseal-store.ts";
export { mountConnections } from "./routes.ts";
