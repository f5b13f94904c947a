import { readFileSync, readdirSync } from "node:fs";

/** Private memory in MB: excludes what it shares with other processes, such as the Node binary. */
export function ownMemoryOf(pid) {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
  const kilobytes = [...text.matchAll(/^Private_(?:Clean|Dirty): +(\d+) kB/gm)].map(([, count]) =>
    Number(count),
  );
  return kilobytes.reduce((sum, count) => sum + count, 0) / 1024;
}

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

export function findProcessTree(pid) {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readProcess(Number(name)))
    .filter((one) => one !== null);
  const family = all.filter((one) => one.pid === pid);
  for (const one of family) family.push(...all.filter(({ parent }) => parent === one.pid));
  return family;
}

export function cpuOf(pid) {
  return findProcessTree(pid).reduce((sum, { cpu }) => sum + cpu, 0);
}

export function threadsOf(pid) {
  const spent = readdirSync(`/proc/${pid}/task`).map((id) => {
    const [nanoseconds] = readFileSync(`/proc/${pid}/task/${id}/schedstat`, "utf8").split(" ");
    return { isFirst: Number(id) === pid, ms: Number(nanoseconds) / 1e6 };
  });
  const sum = (isFirst) =>
    spent.filter((one) => one.isFirst === isFirst).reduce((all, { ms }) => all + ms, 0);
  return { first: sum(true), others: sum(false) };
}

export function cpuOfAll() {
  const [line = ""] = readFileSync("/proc/stat", "utf8").split("\n", 1);
  const [user = 0, nice = 0, system = 0, _idle, _waiting, irq = 0, softirq = 0] = line
    .split(/ +/)
    .slice(1)
    .map(Number);
  return (user + nice + system + irq + softirq) * 10;
}

export function memoryOf(pid) {
  return findProcessTree(pid).reduce((sum, { memory }) => sum + memory, 0);
}

/** MB of the front server and an average renderer together; shared memory counts once. */
export function pairMemoryOf(front, renderers) {
  const ofFront = ownMemoryOf(front.pid);
  const others = renderers.map(({ pid }) => ownMemoryOf(pid));
  const shared = Math.max(
    front.memory - ofFront,
    ...renderers.map(({ memory }, index) => memory - others[index]),
  );
  return ofFront + others.reduce((sum, each) => sum + each, 0) / others.length + shared;
}
