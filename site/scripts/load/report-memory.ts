// Preloaded into a server: reports its memory use to the parent on request.
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
