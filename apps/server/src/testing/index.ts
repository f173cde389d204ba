export { createTestServer, type TestAccount, type TestServer } from "./create-test-server.ts";
export { describeOnEachStore } from "./stores.ts";
export { waitFor } from "./wait-for.ts";
