import { cookiePolicy, privacyPolicy, termsOfService } from "./copy";
import { parsePolicy, serializePolicy } from "./markdown.rules";
import { fillPolicy } from "./rules";

describe("policies", () => {
  test.each([privacyPolicy, termsOfService, cookiePolicy])(
    "fills the configured name and address: $title",
    (policy) => {
      const text = JSON.stringify(
        fillPolicy(parsePolicy(serializePolicy(policy), policy.updated), {
          site: "Corner Market",
          email: "hello@corner.example",
          cookie: "session-cookie",
        }),
      );
      expect(text).not.toMatch(/[{](site|email|cookie)[}]/);
      expect(text).toContain("Corner Market");
      expect(text).toContain("hello@corner.example");
    },
  );

  test("mentions API keys and webhooks in the privacy policy, as stored and as shared", () => {
    const textOf = (title: string) =>
      JSON.stringify(privacyPolicy.sections.find(({ heading }) => heading === title));
    expect(textOf("What we collect")).toMatch(/API keys, .*Webhooks, /);
    expect(textOf("Who else sees it")).toMatch(/API key .*webhook/);
  });

  test("uses the session cookie name that the site sets", () => {
    const policy = parsePolicy(serializePolicy(cookiePolicy), cookiePolicy.updated);
    const cookie = "__Secure-next-auth.session-token";
    const text = JSON.stringify(
      fillPolicy(policy, { site: "Corner Market", email: "hello@corner.example", cookie }),
    );
    expect(text.match(/[\w-]*\.session-token/g)).toEqual([cookie]);
  });
});
