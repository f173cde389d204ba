import { fork } from "node:child_process";
import { followParent } from "../follow-parent.ts";

// A child that speaks to its parent right after that was killed, and has not heard of its end yet.
if (process.send === undefined) {
  const child = fork(import.meta.filename, [], { serialization: "advanced" });
  child.once("message", () => child.send("go", () => process.kill(process.pid, "SIGKILL")));
} else {
  const parent = process.ppid;
  const tell = followParent<string>(() => {
    console.log("left");
    process.exit(0);
  });
  process.once("message", () => {
    while (process.ppid === parent);
    tell("a late word");
  });
  tell("ready");
}
