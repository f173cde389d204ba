import { outliveReader } from "./output.ts";
import { start } from "./start.ts";

outliveReader();
process.exitCode = await start(process.argv.slice(2));
