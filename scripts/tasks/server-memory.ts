/**
 * Environment by which a server holds half the memory: its start leaves three times as much garbage as it keeps, which a
 * young memory of 8 MB collects at once, and what threads have freed goes back to the system. The images and units in
 * `deploy` say the same.
 */
export const serverMemory = {
  NODE_OPTIONS: "--max-semi-space-size=8",
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "65536",
  MALLOC_TRIM_THRESHOLD_: "131072",
};
