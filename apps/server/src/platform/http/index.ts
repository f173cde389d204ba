export { createApp } from "./app.ts";
export { deviceCookie, type Caller } from "./caller.ts";
export { admit, createMount, type Actor, type Authenticate, type Mount } from "./mount.ts";
export { describeCalls } from "./openapi.ts";
export { Problem } from "./problem.ts";
export { serveWebPages } from "./web-pages.ts";
