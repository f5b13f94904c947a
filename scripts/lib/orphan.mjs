// Preloaded into the processes that a script starts: if the script dies, even by kill -9, the channel closes and they
// stop too, so that no port or build folder stays in use. Their own child processes load this as well, but with a
// channel that isn't ours.
if (process.channel && process.ppid === Number(process.env.PLAZA_LAUNCHER)) {
  process.once("disconnect", () => {
    setTimeout(() => process.exit(1), 15_000).unref();
    process.kill(process.pid, "SIGTERM");
  });
  process.channel.unref();
}
