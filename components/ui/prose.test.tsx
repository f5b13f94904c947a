import { render, screen } from "@testing-library/react";
import { Prose } from "./prose";

describe("Prose", () => {
  test("makes paragraphs at empty lines and keeps single line breaks", () => {
    const { container } = render(<Prose text={"One\r\ntwo\r\n\r\n\r\nThree"} />);
    expect([...container.querySelectorAll("p")].map((p) => p.textContent)).toEqual(["One\ntwo", "Three"]);
  });

  test("makes a list of lines that start with a dash, and ends it with the next text", () => {
    render(<Prose text={"You will:\n- cook\n- serve\nDaily."} />);
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["cook", "serve"]);
    expect(screen.getByText("Daily.").tagName).toBe("P");
  });

  test("emphasizes a short line above a list, but not a sentence", () => {
    render(<Prose text={"What you’ll do\n\n- cook\n\nWe eat together, every day.\n\n- soup"} />);
    expect(screen.getByText("What you’ll do")).toHaveClass("font-semibold");
    expect(screen.getByText("We eat together, every day.")).not.toHaveClass("font-semibold");
  });

  test("shows markup as plain text", () => {
    render(<Prose text="<img src=x onerror=alert(1)>" />);
    expect(screen.getByText("<img src=x onerror=alert(1)>")).toBeInTheDocument();
  });

  test("shows nothing for an empty text", () => {
    const { container } = render(<Prose text={"\n\n"} />);
    expect(container.querySelector("p, ul")).toBeNull();
  });
});
