import { liveEvents, openStream, type RowChange } from "@audit/contract";
import type { FastifyInstance, FastifyReply } from "fastify";
import { admit, type Authenticate } from "../http/index.ts";
import type { Metrics } from "../metrics/index.ts";
import type { Hub } from "./hub.ts";

const HEARTBEAT_MS = 20_000;
/** When a page comes back whose process stops: soon, and not all at once. */
const SOON_MS = 300;
const SPREAD_MS = 2_000;
/** A reader this far behind is cut; it comes back and replays. Bytes. */
const MOST_BACKLOG = 256 * 1024;

interface StreamServices {
  readonly authenticate: Authenticate;
  readonly isAlive: (bearer: string | null) => Promise<boolean>;
  readonly hub: Hub;
  readonly metrics: Pick<Metrics, "openStreams" | "streamSeconds">;
}

/** Mounts the event stream: own changes only, from where the page left off, until the session ends. */
export function mountStream(app: FastifyInstance, { authenticate, isAlive, hub, metrics }: StreamServices): void {
  app.route({
    method: openStream.method,
    url: openStream.path,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { actor, caller } = await admit(openStream, request, reply, authenticate);
      const { after, missed } = await hub.positionOf(actor.userId, lastSeenOf(request.headers["last-event-id"]));
      reply.hijack();
      const page = openPage(reply);
      page.write(missed ? eventOf(after, liveEvents.resync, {}) : `id: ${after}\n\n`);
      const leave = hub.subscribe({
        userId: actor.userId,
        sessionId: actor.sessionId,
        after,
        send: (seq, change) => page.write(eventOf(seq, liveEvents.change, change)),
        end: (comeBack) => {
          if (comeBack) page.write(`retry: ${SOON_MS + Math.round(Math.random() * SPREAD_MS)}\n\n`);
          page.end();
        },
      });
      // A session may end by time, which no row announces, or while the stream was being opened.
      const endIfOver = (): void =>
        void isAlive(caller.bearer).then(
          (alive) => (alive ? undefined : page.end()),
          () => {},
        );
      endIfOver();
      const beat = setInterval(() => {
        page.write(": still here\n\n");
        endIfOver();
      }, HEARTBEAT_MS);
      metrics.openStreams.inc();
      const ended = metrics.streamSeconds.startTimer();
      const close = (): void => {
        metrics.openStreams.dec();
        ended();
        clearInterval(beat);
        leave();
      };
      if (reply.raw.destroyed) close();
      else reply.raw.once("close", close);
    },
  });
}

interface Page {
  write(text: string): void;
  end(): void;
}

function openPage(reply: FastifyReply): Page {
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
    // An ended stream must not leave an idle connection behind: a stopping server would wait for it.
    connection: "close",
  });
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
