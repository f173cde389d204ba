/**
 * Ties a process that was forked for one purpose to its parent: when that is gone, in whatever way it shows, `leave` is called.
 * @returns sends the parent a message; what can't be sent any more is dropped
 */
export function followParent<Message>(leave: () => unknown): (message: Message) => void {
  let left = false;
  const leaveOnce = (): void => {
    if (left) return;
    left = true;
    leave();
  };
  process.on("disconnect", leaveOnce);
  // The parent may have gone while the program was loaded.
  if (!process.connected) leaveOnce();
  return (message) => {
    if (!process.connected) return;
    // A killed parent shows here before the channel is known to be closed; a fault that nobody takes would be thrown.
    process.send?.(message, undefined, {}, (fault) => {
      if (fault) leaveOnce();
    });
  };
}
