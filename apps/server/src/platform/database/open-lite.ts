import { PGlite, types, type PGliteOptions } from "@electric-sql/pglite";

// 128 MB of shared buffers, the default, is memory that an embedded database of this size never uses.
const START_PARAMS = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];

/** PGlite with the number types the rest of the program expects. */
export const openLite = ({ parsers, ...options }: PGliteOptions): Promise<PGlite> =>
  PGlite.create({ startParams: START_PARAMS, ...options, parsers: { [types.INT8]: Number, ...parsers } });
