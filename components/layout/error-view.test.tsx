import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ErrorView } from "./error-view";

describe("ErrorView", () => {
  test("shows 'Something went wrong' with the message, and tries again", async () => {
    let tries = 0;
    render(<ErrorView error={new Error("The chart has no data")} onRetry={() => (tries += 1)} />);
    expect(screen.getByRole("heading", { name: "Something went wrong" })).toBeInTheDocument();
    expect(screen.getByRole("alert")).toHaveTextContent(
      "We couldn’t show this page. Everything you’ve saved is safe. Please try again soon.Details for our team: The chart has no data",
    );
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(tries).toBe(1);
  });

  test("shows the reference of a server error instead of its withheld message", () => {
    const error = Object.assign(new Error("An error occurred in the Server Components render."), {
      digest: "77",
    });
    render(<ErrorView error={error} onRetry={() => {}} />);
    expect(screen.getByRole("alert")).toHaveTextContent("Reference for our team: 77");
    expect(screen.queryByText(/Server Components/)).not.toBeInTheDocument();
  });
});
