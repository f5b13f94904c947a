import { render, screen } from "@testing-library/react";
import { WarningNote } from "./warning-note";

describe("WarningNote", () => {
  test("gives the advice of each warning", () => {
    render(<WarningNote warnings={["payment", "off_site"]} />);
    const note = screen.getByRole("note", { name: "Be careful with this message" });
    expect(note).toHaveTextContent("Don’t open payment links");
    expect(note).toHaveTextContent("It asks you to write somewhere else");
    expect(note).not.toHaveTextContent("phone number");
  });

  test("renders nothing without warnings", () => {
    const { container } = render(<WarningNote warnings={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
