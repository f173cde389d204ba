import type { HostileMark } from "../../apps/server/src/testing/plant-hostile.ts";
import type { RunningServer } from "../start-server.ts";
import { ask } from "../world.ts";

export type XssServer = Pick<RunningServer, "origin" | "plant">;

export interface XssVector {
  readonly source: string;
  readonly title?: string;
  readonly payload: string;
}

/** A vector on its way through a place, with the word that tells it from its neighbours. */
export interface Marked extends HostileMark {
  readonly vector: XssVector;
  readonly word: string;
}

/** A finished job that holds several hostile texts, its owner and a link to it. */
export interface HostileJob extends Owner {
  readonly jobId: string;
  readonly actionId: string;
  readonly ruleId: string;
  /** Of a link that shows everything to strangers. */
  readonly shareToken: string;
  readonly marks: readonly Marked[];
}

const PASSWORD = "correct-horse-7";
const EVERYTHING = ["actions", "executive_summary", "job_metadata"];
let accounts = 0;

export function markOf(vector: XssVector, number: number): Marked {
  const word = `word${number}x`;
  // The store takes no NUL, and neither does anything that is sent to it.
  const payload = vector.payload.replaceAll("\0", "");
  // A strong word in front: where markdown shows it as one, nothing before it has swallowed what follows.
  return { vector, word, text: `**${word}**\n\n${payload}`, address: `${payload}#${word}` };
}

/** Who owns the jobs of one company of texts. */
export interface Owner {
  readonly email: string;
  readonly token: string;
}

/** A new account, so that no list grows. */
export async function createOwner(server: XssServer): Promise<Owner> {
  const email = `xss-${(accounts += 1)}@example.com`;
  const { token } = await ask(server, "POST", "/api/v1/auth/signup-first", null, { email, password: PASSWORD });
  return { email, token: String(token) };
}

export async function plantHostileJob(server: XssServer, owner: Owner, marks: readonly Marked[]): Promise<HostileJob> {
  const bare = marks.map(({ text, address }) => ({ text, address }));
  const planted = await server.plant("hostile", owner.email, { marks: bare });
  const link = { jobId: planted.jobId, sharedContent: EVERYTHING, shareMode: "full", title: "Hostile" };
  const { shareUrl } = (await ask(server, "POST", "/api/v1/share/create", owner.token, link)) as { shareUrl: string };
  return { ...planted, ...owner, shareToken: shareUrl.split("/").at(-1)!, marks };
}
