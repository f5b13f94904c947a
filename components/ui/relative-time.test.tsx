import { render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { RelativeTime } from "./relative-time";

const twoDays = 2 * 24 * 60 * 60 * 1000 + 60_000;

describe("RelativeTime", () => {
  test("has the exact date in the HTML, which may be cached", () => {
    const html = renderToStaticMarkup(
      <RelativeTime date="2026-01-02T00:00:00.000Z" exact="January 2, 2026" prefix="Listed" />,
    );
    expect(html).toContain("Listed January 2, 2026");
    expect(html).toContain('dateTime="2026-01-02T00:00:00.000Z"');
  });

  test("shows the relative time in the browser, with the exact date as its title", () => {
    const date = new Date(Date.now() - twoDays).toISOString();
    render(<RelativeTime date={date} exact="January 2, 2026" prefix="Listed" />);
    expect(screen.getByText("Listed 2 days ago")).toHaveAttribute("title", "January 2, 2026");
  });
});
