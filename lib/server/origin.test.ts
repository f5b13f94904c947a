import { assertSameOrigin } from "./origin";

const [secure, plain] = ["https://plaza.example", "http://localhost:3000"];

test.each([
  [secure, "https://plaza.example", "plaza.example", true],
  [secure, "https://www.plaza.example", "www.plaza.example", true],
  [secure, "http://plaza.example", "plaza.example", false],
  [secure, "http://www.plaza.example", "www.plaza.example", false],
  [secure, "http://plaza.example:80", "plaza.example", false],
  [secure, "http://localhost:3000", "localhost:3000", false],
  [secure, "ftp://plaza.example", "plaza.example", false],
  [secure, "null", "plaza.example", false],
  [plain, "http://localhost:3000", "localhost:3000", true],
  [plain, "http://127.0.0.1:3000", "127.0.0.1:3000", true],
  [plain, "https://127.0.0.1:3000", "127.0.0.1:3000", true],
  [plain, "http://other.example", "localhost:3000", false],
])("allows writes on %s from %s to the host %s: %s", (appUrl, origin, host, passes) => {
  const request = new Request(`${appUrl}/api/x`, { method: "POST", headers: { origin, host } });
  const check = () => assertSameOrigin(request, appUrl);
  if (passes) expect(check).not.toThrow();
  else expect(check).toThrow("This request came from another site.");
});
