import { Agent, createServer, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What stands before several web processes and sends each call to one that is ready. */
export interface FrontDoor {
  readonly url: string;
  /** From now on calls go there as well. */
  open(target: string): void;
  /** No further call goes there. */
  shut(target: string): void;
  close(): Promise<void>;
}

const BAD_GATEWAY = 502;

export async function openFrontDoor(): Promise<FrontDoor> {
  const targets: string[] = [];
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const fail = (response: ServerResponse): void => void response.writeHead(BAD_GATEWAY).end();
  const server = createServer((incoming, response) => {
    turn += 1;
    const target = targets[turn % Math.max(1, targets.length)];
    if (target === undefined) return fail(response);
    const { method, headers, url = "/" } = incoming;
    const outgoing = request(new URL(url, target), { method, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? BAD_GATEWAY, answer.headers);
      answer.pipe(response);
    });
    outgoing.on("error", () => (response.headersSent ? response.destroy() : fail(response)));
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    open: (target) => void targets.push(target),
    shut: (target) => void targets.splice(targets.indexOf(target), 1),
    close: async () => {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
