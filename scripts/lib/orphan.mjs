// Loaded before anything else into the processes that a script starts: when the script dies, even by kill -9, its end of
// the channel closes and they stop too, so that no port and no build folder stays taken. Processes that they start in
// their turn load this as well, but their channel is not ours to look after.
if (process.channel && process.ppid === Number(process.env.PLAZA_LAUNCHER)) {
  process.once("disconnect", () => {
    setTimeout(() => process.exit(1), 15_000).unref();
    process.kill(process.pid, "SIGTERM");
  });
  process.channel.unref();
}
