import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { userDto } from "@/prisma/test/dtos";
import { mockReducedMotion } from "@/prisma/test/device";
import { renderPage } from "@/prisma/test/render-page";
import { AccountMenu } from "./account-menu";

function renderMenu() {
  const page = renderPage(<AccountMenu user={userDto({ role: "vendor" })} />);
  const trigger = screen.getByRole("button", { name: "Account menu of Ada Lovelace" });
  return { ...page, trigger, user: userEvent.setup() };
}

beforeEach(() => mockReducedMotion(false));

const focused = () => document.activeElement?.textContent;

test.each([
  ["admin", "Admin Dashboard", "/admin"],
  ["vendor", "Vendor Dashboard", "/vendor"],
  ["customer", "My Dashboard", "/customer"],
] as const)("takes an %s by '%s' to %s", async (role, name, href) => {
  renderPage(<AccountMenu user={userDto({ role })} />);
  await userEvent.click(screen.getByRole("button", { name: /^Account menu of/ }));
  expect(screen.getByRole("menuitem", { name })).toHaveAttribute("href", href);
  expect(screen.getAllByRole("menuitem", { name: /Dashboard$/ })).toHaveLength(1);
});

test("offers the app while the browser can install it, and prompts 3 seconds after the press", async () => {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask"] });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderPage(<AccountMenu user={userDto()} />);
  const item = () => screen.queryByRole("menuitem", { name: "Download App", hidden: true });
  expect(item()).toBeNull();
  const prompt = jest.fn().mockResolvedValue(undefined);
  const userChoice = Promise.resolve({ outcome: "accepted" });
  act(() => {
    window.dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt, userChoice }));
  });
  await user.click(screen.getByRole("button", { name: /^Account menu of/ }));
  await user.click(item()!);
  expect(prompt).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(item()).toBeNull();
  jest.useRealTimers();
});

describe("AccountMenu by keyboard", () => {
  test("opens with the arrows on its first or last item", async () => {
    const { trigger, user } = renderMenu();
    trigger.focus();
    await user.keyboard("{ArrowDown}");
    expect(focused()).toBe("My Profile");
    expect(trigger).toHaveAttribute("aria-expanded", "true");
    trigger.focus();
    await user.keyboard("{ArrowUp}");
    expect(focused()).toBe("Logout");
  });

  test("moves with arrows around the ends, with Home and End, and by first letter", async () => {
    const { trigger, user } = renderMenu();
    trigger.focus();
    await user.keyboard("{ArrowDown}{ArrowUp}");
    expect(focused()).toBe("Logout");
    await user.keyboard("{ArrowDown}{ArrowDown}");
    expect(focused()).toBe("My Favorites");
    await user.keyboard("{End}");
    expect(focused()).toBe("Logout");
    await user.keyboard("{Home}");
    expect(focused()).toBe("My Profile");
    await user.keyboard("c");
    expect(focused()).toBe("Create Listing");
  });

  test("closes on Tab and when an item is chosen", async () => {
    const { trigger, user } = renderMenu();
    trigger.focus();
    await user.keyboard("{ArrowDown}{Tab}");
    expect(trigger).toHaveAttribute("aria-expanded", "false");
    trigger.focus();
    await user.keyboard("{ArrowDown}");
    // jsdom can't navigate.
    document.addEventListener("click", (event) => event.preventDefault(), { capture: true, once: true });
    await user.click(screen.getByRole("menuitem", { name: "My Favorites" }));
    expect(trigger).toHaveAttribute("aria-expanded", "false");
  });
});
