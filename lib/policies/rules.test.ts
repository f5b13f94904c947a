/** @jest-environment node */
import { cookiePolicy, privacyPolicy, termsOfService } from "./copy";
import { readPolicy, writePolicy } from "./markdown.rules";
import { fillPolicy } from "./rules";

describe("policies", () => {
  test.each([privacyPolicy, termsOfService, cookiePolicy])(
    "fills the configured name and address: $title",
    (policy) => {
      const text = JSON.stringify(
        fillPolicy(readPolicy(writePolicy(policy), policy.updated), {
          site: "Corner Market",
          email: "hello@corner.example",
        }),
      );
      expect(text).not.toMatch(/[{]site[}]|[{]email[}]/);
      expect(text).toContain("Corner Market");
      expect(text).toContain("hello@corner.example");
    },
  );
});
