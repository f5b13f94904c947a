import { readFileSync, readdirSync } from "node:fs";

/** MB of a process that no other one has in its memory as well, as all of Node's have Node itself. */
export function ownMemoryOf(pid) {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
  const kilobytes = [...text.matchAll(/^Private_(?:Clean|Dirty): +(\d+) kB/gm)].map(([, count]) =>
    Number(count),
  );
  return kilobytes.reduce((sum, count) => sum + count, 0) / 1024;
}

/** A process as Linux tells of it: CPU in milliseconds since it began, resident memory in MB. */
function readProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return {
      pid,
      parent: Number(fields[1]),
      cpu: (Number(fields[11]) + Number(fields[12])) * 10,
      memory: (Number(fields[21]) * 4096) / 2 ** 20,
      command: readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " "),
    };
  } catch {
    return null;
  }
}

/** A process and all that it started, itself first. */
export function findProcessTree(pid) {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readProcess(Number(name)))
    .filter((one) => one !== null);
  const family = all.filter((one) => one.pid === pid);
  for (const one of family) family.push(...all.filter(({ parent }) => parent === one.pid));
  return family;
}

/** Milliseconds of a core that a process and all that it started took so far. */
export function cpuOf(pid) {
  return findProcessTree(pid).reduce((sum, { cpu }) => sum + cpu, 0);
}

/** Milliseconds of a core that the first thread of a process took so far, and that all its others did. */
export function threadsOf(pid) {
  const spent = readdirSync(`/proc/${pid}/task`).map((id) => {
    const [nanoseconds] = readFileSync(`/proc/${pid}/task/${id}/schedstat`, "utf8").split(" ");
    return { isFirst: Number(id) === pid, ms: Number(nanoseconds) / 1e6 };
  });
  const sum = (isFirst) =>
    spent.filter((one) => one.isFirst === isFirst).reduce((all, { ms }) => all + ms, 0);
  return { first: sum(true), others: sum(false) };
}

/** Milliseconds of a core that the whole machine worked so far. */
export function cpuOfAll() {
  const [line = ""] = readFileSync("/proc/stat", "utf8").split("\n", 1);
  const [user = 0, nice = 0, system = 0, _idle, _waiting, irq = 0, softirq = 0] = line
    .split(/ +/)
    .slice(1)
    .map(Number);
  return (user + nice + system + irq + softirq) * 10;
}

/** In MB. */
export function memoryOf(pid) {
  return findProcessTree(pid).reduce((sum, { memory }) => sum + memory, 0);
}

/** MB that the server in front and one of its renderers take together; what both have in memory is there once. */
export function pairMemoryOf(front, renderers) {
  const ofFront = ownMemoryOf(front.pid);
  const others = renderers.map(({ pid }) => ownMemoryOf(pid));
  const shared = Math.max(
    front.memory - ofFront,
    ...renderers.map(({ memory }, index) => memory - others[index]),
  );
  return ofFront + others.reduce((sum, each) => sum + each, 0) / others.length + shared;
}
