import type { ServerResponse } from "node:http";
import { liveEvents, openStream, type RowChange } from "@audit/contract";
import type { FastifyInstance } from "fastify";
import { admit, type Authenticate } from "../http/index.ts";
import type { Hub } from "./hub.ts";

const HEARTBEAT_MS = 20_000;
/** A reader this far behind is cut; it comes back and replays. Bytes. */
const MOST_BACKLOG = 256 * 1024;

/** Mounts the event stream: own changes only, from where the page left off, until the session ends. */
export function mountStream(app: FastifyInstance, authenticate: Authenticate, hub: Hub): void {
  app.route({
    method: openStream.method,
    url: openStream.path,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { actor, caller } = await admit(openStream, request, reply, authenticate);
      reply.hijack();
      const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value] as const],
      );
      const page = openPage(reply.raw, Object.fromEntries(headers));
      const leave = hub.subscribe({
        userId: actor.userId,
        sessionId: actor.sessionId,
        lastSeen: lastSeenOf(request.headers["last-event-id"]),
        begin: (seq) => page.write(`id: ${seq}\n\n`),
        send: (seq, change) => page.write(eventOf(seq, liveEvents.change, change)),
        resync: (seq) => page.write(eventOf(seq, liveEvents.resync, {})),
        end: () => page.end(),
      });
      const beat = setInterval(() => {
        page.write(": still here\n\n");
        // A session may also end by time, which no row change announces.
        void authenticate(caller.bearer).then(
          (still) => (still ? undefined : page.end()),
          () => {},
        );
      }, HEARTBEAT_MS);
      reply.raw.once("close", () => {
        clearInterval(beat);
        leave();
      });
    },
  });
}

interface Page {
  write(text: string): void;
  end(): void;
}

function openPage(raw: ServerResponse, headers: Record<string, number | string | string[]>): Page {
  raw.writeHead(200, {
    ...headers,
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
  });
  raw.write(": connected\n\n");
  return {
    write: (text) => {
      if (raw.writableEnded || raw.destroyed) return;
      if (raw.writableLength > MOST_BACKLOG) raw.destroy();
      else raw.write(text);
    },
    end: () => void raw.end(),
  };
}

const eventOf = (seq: number, name: string, data: RowChange | object): string =>
  `id: ${seq}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

function lastSeenOf(header: string | string[] | undefined): number | null {
  return typeof header === "string" && /^\d{1,15}$/.test(header) ? Number(header) : null;
}
