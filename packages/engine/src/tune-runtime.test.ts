import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

/** How often a function called 20,000 times is handed to the costliest compiler. */
function costlyCompilations(tuned: boolean): number {
  const module = JSON.stringify(join(import.meta.dirname, "tune-runtime.ts"));
  const script = `
    ${tuned ? `const { tuneRuntime } = await import(${module}); tuneRuntime();` : ""}
    const step = (sum, index) => (sum * 31 + index) | 0;
    let sum = 0;
    for (let index = 0; index < 4000; index++) sum = [index, sum, 1, 2, 3].reduce(step, sum);
    console.log(sum);`;
  const output = execFileSync(process.execPath, ["--trace-opt", "--input-type=module", "-e", script], {
    encoding: "utf8",
  });
  return output.match(/marking .*JSFunction step.* for optimization to TURBOFAN/g)?.length ?? 0;
}

test("the running process takes up the settings: V8's costliest compiler starts later", () => {
  expect(costlyCompilations(false)).toBeGreaterThan(0);
  expect(costlyCompilations(true)).toBe(0);
});
