import type { ChildProcess } from "node:child_process";
import type { PlantAnswer } from "./plantable-main.ts";
import type { Planted, PlantName, Plants } from "./planting.ts";

/** Writes a state that takes weeks to come about into the store, for the account of an e-mail address. */
export type Plant = <N extends PlantName>(name: N, email: string, input: Plants[N]) => Promise<Planted[N]>;

/** Plants through the channel of a process that runs `plantable-main.ts`. */
export function planterOf(server: ChildProcess): Plant {
  const waiting = new Map<number, (answer: PlantAnswer) => void>();
  let asked = 0;
  server.on("message", (answer: PlantAnswer) => waiting.get(answer.id)?.(answer));
  return async (name, email, input) => {
    const id = (asked += 1);
    const answered = new Promise<PlantAnswer>((resolve) => waiting.set(id, resolve));
    server.send({ id, name, email, input });
    const { planted, fault } = await answered;
    waiting.delete(id);
    if (fault !== undefined) throw new Error(`Could not plant a ${name}: ${fault}`);
    return planted as never;
  };
}
