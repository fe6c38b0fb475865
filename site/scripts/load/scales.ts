// Imported before a server: tells its parent what the process holds, whenever that asks.
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
