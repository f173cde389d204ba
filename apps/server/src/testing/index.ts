export { createTestServer, type TestAccount, type TestServer, type TestServerOptions } from "./create-test-server.ts";
export { describeOnEachStore, openTestStore } from "./stores.ts";
export { waitFor } from "./wait-for.ts";
