import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { MortgageCalculator } from "./mortgage-calculator";

describe("MortgageCalculator", () => {
  test("has the payment on usual terms in the HTML, with its fields disabled", () => {
    const html = renderToStaticMarkup(<MortgageCalculator price={500_000} />);
    expect(html).toContain("$2,528.27");
    expect(html).toContain("$400,000.00");
    expect(html).toMatch(/<fieldset disabled/);
  });

  test("recalculates as values are typed", async () => {
    const user = userEvent.setup();
    render(<MortgageCalculator price={500_000} />);
    const rate = screen.getByLabelText("Interest rate");
    await user.clear(rate);
    await user.type(rate, "6");
    expect(screen.getByText("$2,398.20")).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText("Loan term"), "15");
    expect(screen.getByText("$3,375.43")).toBeInTheDocument();
  });

  test("shows an error beside the field instead of a wrong payment", async () => {
    const user = userEvent.setup();
    render(<MortgageCalculator price={500_000} />);
    const down = screen.getByLabelText("Down payment");
    await user.clear(down);
    await user.type(down, "600000");
    expect(down).toHaveAccessibleDescription("Enter an amount from 0 to $500,000.00");
    expect(screen.getByText("–")).toBeInTheDocument();
  });
});
