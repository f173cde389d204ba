import { setTimeout as pause } from "node:timers/promises";
import { processTree } from "../process-tree.ts";
import { auditProcessesOf } from "../server-process.ts";
import type { Installation, Member } from "./installation.ts";

/** Something that happens to an installation, for a while. Ends when all is as before. */
export interface Fault {
  readonly name: string;
  /** @param share 0..1, how hard */
  strike(installation: Installation, share: number): Promise<void>;
}

const SECOND = 1000;
const between = (least: number, most: number, share: number): number => (least + (most - least) * share) * SECOND;

const all = ({ web, workers }: Installation): readonly Member[] => [web, ...workers];
const oneOf = (members: readonly Member[], share: number): Member =>
  members[Math.min(members.length - 1, Math.floor(share * 997) % members.length)]!;

async function during(ms: number, begin: () => void, end: () => void): Promise<void> {
  begin();
  try {
    await pause(ms);
  } finally {
    end();
  }
}

const onWires = (members: readonly Member[], ms: number, begin: (relay: Member["relay"]) => void): Promise<void> =>
  during(
    ms,
    () => members.forEach(({ relay }) => begin(relay)),
    () => members.forEach(({ relay }) => relay.restore()),
  );

const restart = async (member: Member): Promise<void> => {
  await member.program().end("SIGKILL");
  await member.start();
};

async function freeze(member: Member, ms: number): Promise<void> {
  const { pid } = member.program().child;
  await during(
    ms,
    () => void process.kill(pid!, "SIGSTOP"),
    () => void process.kill(pid!, "SIGCONT"),
  );
}

const restartPostgres =
  (how: "fast" | "crash"): Fault["strike"] =>
  async ({ postgres }, share) => {
    await postgres.halt(how);
    await pause(between(0, 6, share));
    await postgres.start();
  };

async function fillDatabase({ databaseDisk, postgres }: Installation, share: number): Promise<void> {
  if (databaseDisk === null) return;
  await during(between(2, 8, share), databaseDisk.fill, databaseDisk.free);
  // Without room for its log it ends, and somebody starts it again.
  for (let tries = 0; tries < 5; tries += 1) {
    try {
      return await postgres.start();
    } catch {
      await pause(SECOND);
    }
  }
}

async function killAudit({ workers }: Installation, share: number): Promise<void> {
  const audits = workers.flatMap((worker) => auditProcessesOf(worker.program().child.pid!));
  const victim = audits[Math.floor(share * 997) % Math.max(1, audits.length)];
  if (victim !== undefined) process.kill(victim, "SIGKILL");
}

/** A browser with all sites that are open in it, or what opens its pages: whichever comes. */
async function killBrowser({ workers }: Installation, share: number): Promise<void> {
  const browsers = workers
    .flatMap((worker) => processTree(worker.program().child.pid!))
    .filter(({ kind }) => kind === "browsers");
  const victim = browsers[Math.floor(share * 997) % Math.max(1, browsers.length)];
  if (victim !== undefined) process.kill(victim.pid, "SIGKILL");
}

/** What strikes, in the order in which it does, again and again. */
export const faults: readonly Fault[] = [
  {
    name: "all connections cut",
    strike: (at, share) => onWires(all(at), between(1, 8, share), (relay) => relay.cut()),
  },
  { name: "an audit killed", strike: killAudit },
  { name: "a browser killed", strike: killBrowser },
  { name: "PostgreSQL restarted", strike: restartPostgres("fast") },
  {
    name: "a worker cut off",
    strike: (at, share) => onWires([oneOf(at.workers, share)], between(3, 15, share), (relay) => relay.cut()),
  },
  {
    name: "a worker's disk full",
    strike: async ({ workers }, share) => {
      const { disk } = oneOf(workers, share);
      if (disk !== null) await during(between(2, 8, share), disk.fill, disk.free);
    },
  },
  {
    name: "all connections slow",
    strike: (at, share) => onWires(all(at), between(4, 10, share), (relay) => relay.delay(between(0.1, 0.6, share))),
  },
  { name: "a worker killed", strike: ({ workers }, share) => restart(oneOf(workers, share)) },
  {
    name: "a worker's connections swallowed",
    strike: (at, share) => onWires([oneOf(at.workers, share)], between(3, 20, share), (relay) => relay.swallow()),
  },
  { name: "the database's disk full", strike: fillDatabase },
  { name: "a worker frozen", strike: ({ workers }, share) => freeze(oneOf(workers, share), between(5, 25, share)) },
  { name: "the web killed", strike: ({ web }) => restart(web) },
  { name: "PostgreSQL crashed", strike: restartPostgres("crash") },
  {
    name: "all connections swallowed",
    strike: (at, share) => onWires(all(at), between(2, 10, share), (relay) => relay.swallow()),
  },
];
