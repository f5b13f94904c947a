/** @jest-environment node */
async function addressOf(proxies: string, headers: Record<string, string>): Promise<string> {
  process.env.TRUSTED_PROXIES = proxies;
  jest.resetModules();
  const { clientAddress } = await import("./request-meta");
  return clientAddress(new Headers(headers));
}

describe("clientAddress", () => {
  const forwarded = { "x-forwarded-for": "6.6.6.6, 198.51.100.4, 10.0.0.2", "x-plaza-peer": "10.0.0.1" };

  test.each([
    ["believes the socket alone without proxies", "0", "10.0.0.1"],
    ["takes what one proxy of ours wrote", "1", "10.0.0.2"],
    ["takes what the outer of two proxies wrote", "2", "198.51.100.4"],
  ])("%s", async (_name, proxies, address) => {
    expect(await addressOf(proxies, forwarded)).toBe(address);
  });

  test("falls back to the socket when the header is missing or no address", async () => {
    expect(await addressOf("1", { "x-plaza-peer": "10.0.0.1" })).toBe("10.0.0.1");
    expect(await addressOf("1", { "x-forwarded-for": "<script>", "x-plaza-peer": "10.0.0.1" })).toBe(
      "10.0.0.1",
    );
    expect(await addressOf("0", {})).toBe("unknown");
  });
});
