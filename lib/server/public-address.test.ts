import { AddressRefused, hostOf, isPublicAddress, resolvePublic } from "./public-address";

test.each([
  "0.0.0.0",
  "10.0.0.1",
  "100.64.0.1",
  "127.0.0.1",
  "127.8.9.10",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.192",
  "192.168.1.1",
  "198.18.0.1",
  "203.0.113.7",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::127.0.0.1",
  "::ffff:127.0.0.1",
  "::ffff:169.254.169.254",
  "::ffff:8.8.8.8",
  "64:ff9b::7f00:1",
  "64:ff9b:1::1",
  "100::1",
  "2001::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "3fff::1",
  "fc00::1",
  "fd00:ec2::254",
  "fe80::1",
  "fe80::1%eth0",
  "fec0::1",
  "ff02::1",
  "localhost",
  "",
])("33: refuses %p", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["8.8.8.8", "172.15.0.1", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2a00:1450:4001::1"])(
  "admits %s",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  "https://localhost/",
  "https://127.0.0.1/",
  "https://127.1/",
  "https://2130706433/",
  "https://0x7f.0.0.1/",
  "https://017700000001/",
  "https://[::1]/",
  "https://[::ffff:127.0.0.1]/",
  "https://[::ffff:a9fe:a9fe]/",
  "https://169.254.169.254/latest/meta-data",
  "https://①②⑦.0.0.1/",
  "https://does-not-exist.invalid/",
])("refuses the host of %s", async (address) => {
  await expect(resolvePublic(hostOf(new URL(address)))).rejects.toBeInstanceOf(AddressRefused);
});

test("returns a public address as it is", async () => {
  expect(await resolvePublic("8.8.8.8")).toBe("8.8.8.8");
});

test.each(["production", "development"])("throws in %s", async (mode) => {
  jest.resetModules();
  const { env } = await import("./env");
  const before = env.NODE_ENV;
  (env as { NODE_ENV: string }).NODE_ENV = mode;
  const { allowLocalAddresses, isPublicAddress: isPublic } = await import("./public-address");
  expect(allowLocalAddresses).toThrow("only tests may send to local addresses");
  expect(isPublic("127.0.0.1")).toBe(false);
  (env as { NODE_ENV: string }).NODE_ENV = before;
});
