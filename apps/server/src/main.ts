import { refuseToStart, runServer } from "./run-server.ts";

runServer(process.env).catch(refuseToStart);
