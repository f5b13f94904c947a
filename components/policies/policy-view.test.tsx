import { render, screen } from "@testing-library/react";
import { parsePolicy } from "@/lib/policies/markdown.rules";
import { PolicyView } from "./policy-view";

describe("PolicyView", () => {
  test("links an email address in its text, and leaves the text unchanged", () => {
    const paragraphs = ["Write to hello@plaza.example. A person reads it."];
    const blocks = paragraphs.map((text) => ({ kind: "paragraph" as const, text }));
    const sections = [{ heading: "Who is responsible", blocks }];
    render(<PolicyView policy={{ title: "Privacy", summary: "What.", updated: "2026-11-01", sections }} />);
    expect(screen.getByRole("link", { name: "hello@plaza.example" })).toHaveAttribute(
      "href",
      "mailto:hello@plaza.example",
    );
    expect(screen.getByText(/^Write to/)).toHaveTextContent(paragraphs[0] ?? "");
    expect(screen.getByRole("link", { name: "Who is responsible" })).toHaveAttribute(
      "href",
      "#who-is-responsible",
    );
  });

  test("shows paragraphs, headings, lists, bold, and links in the order in which they were written", () => {
    const text = `# Rules\n\nAll.\n\n## One\n\nBefore **the** list.\n\n- a point\n\nAfter it.\n\n### Part\n\n2. second\n3. third, [ours](https://plaza.example/a) and [not](javascript:alert)`;
    const { container } = render(<PolicyView policy={parsePolicy(text, "2026-11-01")} />);
    const shown = [...(container.querySelector("section")?.children ?? [])];
    expect(shown.map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
      ["H2", "One"],
      ["P", "Before the list."],
      ["UL", "a point"],
      ["P", "After it."],
      ["H3", "Part"],
      ["OL", "secondthird, ours and [not](javascript:alert)"],
    ]);
    expect(screen.getByText("the").tagName).toBe("STRONG");
    expect(container.querySelector("section ol")).toHaveAttribute("start", "2");
    expect(screen.getByRole("link", { name: "ours" })).toHaveAttribute("href", "https://plaza.example/a");
    expect(screen.queryByRole("link", { name: "not" })).not.toBeInTheDocument();
  });
});
