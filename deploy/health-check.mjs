// For container engines: succeeds while this container's process answers on its health port.
const port = process.env.HEALTH_PORT ?? "9090";
const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(4_000) });
process.exit(answer.ok ? 0 : 1);
