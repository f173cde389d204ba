import type { Fixer } from "../../../../fixes/fixer.ts";
import { fixed } from "../../../../fixes/server/answers.ts";

/** Text is sent compressed. */
export const fix: Fixer = fixed({
  nginx: [
    "gzip on;",
    "gzip_vary on;",
    "gzip_min_length 1024;",
    "gzip_types text/css text/plain application/javascript application/json application/ld+json application/xml image/svg+xml;",
  ].join("\n"),
  apache:
    "AddOutputFilterByType DEFLATE text/html text/css text/plain application/javascript application/json application/ld+json application/xml image/svg+xml",
  cloudflare: "Speed > Settings > Content Optimization > Brotli: on",
});
