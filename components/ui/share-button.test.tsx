import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ShareButton } from "./share-button";

const url = "https://plaza.example/listings/7";

describe("ShareButton", () => {
  test("copies the link when the device can’t share", async () => {
    const user = userEvent.setup();
    render(<ShareButton title="Desk" url={url} />);
    await user.click(screen.getByRole("link", { name: "Share" }));
    expect(await screen.findByText("Link copied")).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe("http://localhost/listings/7");
  });

  test("uses the share menu of the device when it has one", async () => {
    const user = userEvent.setup();
    const shared: ShareData[] = [];
    Object.defineProperty(navigator, "share", {
      configurable: true,
      value: async (data: ShareData) => void shared.push(data),
    });
    render(<ShareButton title="Desk" url={url} />);
    await user.click(screen.getByRole("link", { name: "Share" }));
    expect(shared).toEqual([{ title: "Desk", url: "http://localhost/listings/7" }]);
    Reflect.deleteProperty(navigator, "share");
  });

  test("links to an email without JavaScript", () => {
    render(<ShareButton title="Desk & chair" url={url} />);
    expect(screen.getByRole("link")).toHaveAttribute(
      "href",
      "mailto:?subject=Desk%20%26%20chair&body=https%3A%2F%2Fplaza.example%2Flistings%2F7",
    );
  });
});
