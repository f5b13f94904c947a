// Loaded into each process of a site (NODE_OPTIONS=--import): a renderer profiles between two SIGUSR2 signals and
// writes the result to PROFILE_DIR.
import { writeFileSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { join } from "node:path";

const samplingMicroseconds = 200;

if (process.argv[1]?.endsWith("renderer.mjs")) {
  const session = new Session();
  session.connect();
  let isOn = false;
  process.on("SIGUSR2", async () => {
    isOn = !isOn;
    if (isOn) {
      await session.post("Profiler.enable");
      await session.post("Profiler.setSamplingInterval", { interval: samplingMicroseconds });
      await session.post("Profiler.start");
      return;
    }
    const { profile } = await session.post("Profiler.stop");
    writeFileSync(join(process.env.PROFILE_DIR ?? "", `${process.pid}.cpuprofile`), JSON.stringify(profile));
  });
}
