import { openBrowserPool } from "./browser-pool.ts";
import type { RenderOptions } from "./render-request.ts";
import type { Renderer } from "./renderer.ts";

/** A browser for one site alone. Nothing is started before the first page. */
export function openRenderer(options: RenderOptions): Renderer {
  const pool = openBrowserPool({ browsers: 1, pages: 1 });
  const renderer = pool.openSite(options);
  return {
    ...renderer,
    close: async () => {
      await renderer.close();
      await pool.close();
    },
  };
}
