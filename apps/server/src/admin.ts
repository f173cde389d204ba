import { answer } from "./operator/answer.ts";

const { code, output } = await answer(process.argv.slice(2));
if (code === 0) console.log(output);
else console.error(output);
process.exitCode = code;
