export { ConfigFault, readConfig, type Config } from "./config/config.ts";
export { startServer, type Server } from "./server.ts";
