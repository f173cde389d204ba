import { setFlagsFromString } from "node:v8";
import { refuseToStart, runServer } from "./run-server.ts";

// V8 would let the heap grow to four times of what is in use before it collects.
setFlagsFromString("--heap-growing-percent=100");
runServer(process.env).catch(refuseToStart);
