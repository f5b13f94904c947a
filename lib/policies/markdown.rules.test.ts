import { cookiePolicy, privacyPolicy, termsOfService } from "./copy";
import { findPolicyError, maxPolicyLength, parsePolicy, serializePolicy } from "./markdown.rules";

describe("a policy in Markdown", () => {
  test.each([privacyPolicy, termsOfService, cookiePolicy])(
    "keeps the policy unchanged after writing and reading: $title",
    (policy) => {
      const text = serializePolicy(policy);
      const { sections, ...head } = parsePolicy(text, policy.updated);
      const { sections: own, ...ownHead } = policy;
      expect(head).toEqual(ownHead);
      expect(sections).toEqual(
        own.map(({ heading, paragraphs, points }) => ({
          heading,
          blocks: [
            ...paragraphs.map((paragraph) => ({ kind: "paragraph", text: paragraph })),
            ...(points ? [{ kind: "list", items: points, ordered: false, start: 1 }] : []),
          ],
        })),
      );
      expect(findPolicyError(text)).toBeNull();
    },
  );

  test("joins the lines of a paragraph, even with Windows line endings", () => {
    expect(
      parsePolicy("# Rules\r\nBe\r\nkind.\r\n\r\n## One\r\n* a\r\n* b\r\n  goes on\r\n", "2026-11-23"),
    ).toEqual({
      title: "Rules",
      summary: "Be kind.",
      updated: "2026-11-23",
      sections: [
        { heading: "One", blocks: [{ kind: "list", items: ["a", "b goes on"], ordered: false, start: 1 }] },
      ],
    });
  });

  test.each([
    ["", /Start with a title/],
    ["# Rules", /Add a paragraph/],
    ["# Rules\n\nAll of them.", /Add a section/],
    ["# Rules\n\nAll.\n\n## One", /Add text under “One”/],
    ["# Rules\n\nAll.\n\n## One\n\na\n\n## ONE\n\nb", /its own heading/],
    ["# Rules\n\nAll.\n\n## One\n\n<script>alert(1)</script>", /Remove the HTML/],
    ["# Rules\n\nAll.\n\n## One\n\n<!-- hidden -->", /Remove the HTML/],
    ["# Rules\n\nAll.\n\n## One\n\n### Part", /Add text under “One”/],
    ["# Rules\n\nAll.\n\n## One\n\n[a](javascript:alert)", /with https:/],
    ["x".repeat(maxPolicyLength + 1), /40,000 characters or fewer/],
  ])("refuses the policy with the reason: %#", (text, sentence) => {
    expect(findPolicyError(text)).toMatch(sentence);
  });

  test("allows less-than and greater-than signs", () => {
    expect(findPolicyError("# Rules\n\nAll.\n\n## One\n\n2 < 5 and 7 > 5")).toBeNull();
  });
});
