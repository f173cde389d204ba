/**
 * Milliseconds of processor time that some work takes in this process. The clock on the wall counts other programs'
 * work too, so a busy machine would fail what it measures.
 */
export function processorMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
