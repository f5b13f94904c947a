async function addressOf(proxies: string, headers: Record<string, string>): Promise<string> {
  process.env.TRUSTED_PROXIES = proxies;
  jest.resetModules();
  const { clientAddress } = await import("./request-meta");
  return clientAddress(new Headers(headers));
}

describe("clientAddress", () => {
  const forwarded = { "x-forwarded-for": "6.6.6.6, 198.51.100.4, 10.0.0.2", "x-plaza-peer": "10.0.0.1" };

  test.each([
    ["reads only the socket without proxies", "0", "10.0.0.1"],
    ["reads the address from one proxy of ours", "1", "10.0.0.2"],
    ["reads the address from the outer of two proxies", "2", "198.51.100.4"],
  ])("7: %s", async (_name, proxies, address) => {
    expect(await addressOf(proxies, forwarded)).toBe(address);
  });

  test.each([
    ["203.0.113.7:4711", "203.0.113.7"],
    ["[2001:db8::1]:4711", "2001:db8::1"],
    ["[2001:db8::1]", "2001:db8::1"],
    ["2001:db8::1", "2001:db8::1"],
    ["203.0.113.7:", "10.0.0.1"],
    ["[203.0.113.7", "10.0.0.1"],
    [",".repeat(16_000), "10.0.0.1"],
    [" ".repeat(16_000), "10.0.0.1"],
  ])("reads %j as the address %s", async (hop, address) => {
    const headers = { "x-forwarded-for": `6.6.6.6:1, ${hop}`, "x-plaza-peer": "10.0.0.1" };
    expect(await addressOf("1", headers)).toBe(address);
  });

  test("falls back to the socket when the header is missing or not an address", async () => {
    expect(await addressOf("1", { "x-plaza-peer": "10.0.0.1" })).toBe("10.0.0.1");
    expect(await addressOf("1", { "x-forwarded-for": "<script>", "x-plaza-peer": "10.0.0.1" })).toBe(
      "10.0.0.1",
    );
    expect(await addressOf("0", {})).toBe("unknown");
  });
});

describe("networkOf", () => {
  test.each([
    ["203.0.113.9", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:1:2::6", "2001:db8:1:2::/64"],
    ["2001:db8::6", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["unknown", "unknown"],
  ])("maps %s to %s", async (address, network) => {
    const { networkOf } = await import("./request-meta");
    expect(networkOf(address)).toBe(network);
  });
});
