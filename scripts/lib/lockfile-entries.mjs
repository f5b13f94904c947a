const systems = {
  aix: "aix",
  android: "android",
  darwin: "darwin",
  freebsd: "freebsd",
  linux: "linux",
  netbsd: "netbsd",
  openbsd: "openbsd",
  openharmony: "openharmony",
  sunos: "sunos",
  win32: "win32",
  windows: "win32",
};
const processors = [
  "arm64",
  "x64",
  "ia32",
  "arm",
  "ppc64",
  "riscv64",
  "s390x",
  "loong64",
  "mips64el",
  "wasm32",
];

export function platformOf(name) {
  const words = name.split(/[/-]/);
  const os = words.map((word) => systems[word]).find(Boolean);
  const cpu = words.find((word) => processors.includes(word));
  const libc = words.includes("musl")
    ? "musl"
    : words.some((word) => /^gnu/.test(word))
      ? "glibc"
      : undefined;
  return {
    ...(os && { os: [os] }),
    ...(cpu && { cpu: [cpu] }),
    ...(os === "linux" && libc && { libc: [libc] }),
  };
}

function resolveEntry(packages, location, name) {
  for (let base = location; ; base = base.slice(0, Math.max(0, base.lastIndexOf("node_modules/") - 1))) {
    const entry = packages[`${base ? `${base}/` : ""}node_modules/${name}`];
    if (entry || !base) return entry;
  }
}

function lowestVersion(name, range) {
  const version = /^[\^~=]?(\d+\.\d+\.\d+(?:-[\w.-]+)?(?:\+[\w.-]+)?)$/.exec(range)?.[1];
  if (!version) throw new Error(`${name}: can't read a version from the range ${range}`);
  return version;
}

/**
 * Adds entries for optional dependencies of other systems, and removes download URLs because they name the author's
 * registry. Returns the new lockfile and the added names.
 */
export function completeLockfile(lockfile) {
  const packages = structuredClone(lockfile.packages);
  const added = [];
  for (const [location, entry] of Object.entries(lockfile.packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      const found = resolveEntry(packages, location, name);
      if (found && (found.version === range || !/^\d/.test(range))) continue;
      const version = lowestVersion(name, range);
      packages[`${found ? `${location}/` : ""}node_modules/${name}`] = {
        version,
        ...platformOf(name),
        ...(entry.dev && { dev: true }),
        optional: true,
      };
      added.push(name);
    }
  }
  for (const entry of Object.values(packages)) {
    if (!entry.link) delete entry.resolved;
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, "en"));
  return { lockfile: { ...lockfile, packages: Object.fromEntries(sorted) }, added };
}
