/**
 * Environment by which a server holds half the memory: its start leaves three times as much garbage as it keeps, which a
 * young memory of 8 MB collects at once, and what was freed goes back to the system, from 16 kB on. The images and units in
 * `deploy` say the same.
 */
export const serverMemory = {
  NODE_OPTIONS: "--max-semi-space-size=8",
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "16384",
  MALLOC_TRIM_THRESHOLD_: "131072",
};
