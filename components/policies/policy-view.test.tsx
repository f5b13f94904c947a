import { render, screen } from "@testing-library/react";
import { PolicyView } from "./policy-view";

describe("PolicyView", () => {
  test("makes an address in its words one to write to, and leaves the words as they are", () => {
    const paragraphs = ["Write to hello@plaza.example. A person reads it."];
    const sections = [{ heading: "Who is responsible", paragraphs }];
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
});
