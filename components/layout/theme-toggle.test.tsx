import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { bootScript, themeKey } from "@/lib/shared/boot";
import { ThemeToggle } from "./theme-toggle";

const root = document.documentElement;

function boot(): void {
  const script = document.createElement("script");
  script.textContent = bootScript;
  document.head.append(script);
  script.remove();
}

afterEach(() => {
  root.className = "";
  delete root.dataset.signedIn;
  localStorage.clear();
  document.cookie = "plaza_signed_in=; Max-Age=0";
});

describe("ThemeToggle", () => {
  test("stores a choice, and removes it when the device decides again", async () => {
    render(<ThemeToggle />);
    expect(screen.getByRole("radio", { name: "Same as device" })).toBeChecked();
    await userEvent.click(screen.getByRole("radio", { name: "Dark" }));
    expect(root).toHaveClass("dark");
    expect(localStorage.getItem(themeKey)).toBe("dark");
    await userEvent.click(screen.getByRole("radio", { name: "Light" }));
    expect(root.className).toBe("light");
    await userEvent.click(screen.getByRole("radio", { name: "Same as device" }));
    expect(root.className).toBe("");
    expect(localStorage.getItem(themeKey)).toBeNull();
  });

  test("shows the same choice in every place", async () => {
    render(
      <>
        <ThemeToggle />
        <ThemeToggle />
      </>,
    );
    const [first, second] = screen.getAllByRole("radio", { name: "Dark" });
    await userEvent.click(first as HTMLElement);
    expect(second).toBeChecked();
  });
});

describe("the boot script", () => {
  test("applies a stored theme and ignores any other stored value", () => {
    localStorage.setItem(themeKey, "dark");
    boot();
    expect(root.className).toBe("dark");
    root.className = "";
    localStorage.setItem(themeKey, "no-such");
    boot();
    expect(root.className).toBe("");
  });

  test.each([
    ["the marker cookie", () => (document.cookie = "plaza_signed_in=1")],
    ["a stored authToken", () => localStorage.setItem("authToken", "x")],
    ["a stored token", () => localStorage.setItem("token", "x")],
  ])("marks a probably signed-in person by %s", (_, sign) => {
    boot();
    expect(root).not.toHaveAttribute("data-signed-in");
    sign();
    boot();
    expect(root).toHaveAttribute("data-signed-in");
  });
});
