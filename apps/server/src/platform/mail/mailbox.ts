import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { z } from "zod";
import type { MailSettings } from "../../config/config.ts";
import { optionsOf, type Message, type Transport } from "./message.ts";

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** Looking through the folder for each mail would cost more with every mail in it. */
const SWEPT_EVERY_MS = 60 * 60 * 1000;

const KeptMail = z.object({
  id: z.uuid(),
  at: z.string(),
  to: z.string(),
  fromName: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});
export type KeptMail = z.infer<typeof KeptMail>;

/** Where mails go without a mail server: one .eml file each, for any mail program, and the same as JSON for the page. */
export function openMailbox(settings: MailSettings): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  let sweptAt = 0;
  return {
    send: async (message) => {
      const { message: source } = await composer.sendMail(optionsOf(message, settings));
      await message.beforeHandOver?.();
      await keep(settings.folder, message, source as Buffer);
      if (Date.now() - sweptAt < SWEPT_EVERY_MS) return;
      sweptAt = Date.now();
      await dropOld(settings.folder);
    },
    close: () => composer.close(),
  };
}

/** Only the owner of the folder may read it: mails carry links that open accounts. */
async function keep(folder: string, message: Message, source: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const kept: KeptMail = { ...message, at: new Date().toISOString() };
  await writeFile(join(folder, `${message.id}.eml`), source, { mode: 0o600 });
  const path = join(folder, `${message.id}.json`);
  await writeFile(`${path}.part`, JSON.stringify(kept), { mode: 0o600 });
  await rename(`${path}.part`, path);
}

async function dropOld(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /\.(eml|json)$/.test(name));
  for (const path of names.map((name) => join(folder, name))) {
    const { mtimeMs } = await stat(path);
    if (mtimeMs < Date.now() - KEPT_MS) await rm(path, { force: true });
  }
}

/** Mails in the folder, newest first. */
export async function listKept(folder: string): Promise<KeptMail[]> {
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names.filter((name) => name.endsWith(".json")).map((name) => read(join(folder, name))),
  );
  return mails.sort((a, b) => b.at.localeCompare(a.at));
}

/** @returns null when there is no such mail. */
export async function readKept(folder: string, id: string): Promise<KeptMail | null> {
  return z.uuid().safeParse(id).success ? read(join(folder, `${id}.json`)).catch(() => null) : null;
}

const read = async (path: string): Promise<KeptMail> => KeptMail.parse(JSON.parse(await readFile(path, "utf8")));
