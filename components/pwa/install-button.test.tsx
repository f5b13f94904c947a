import { act, fireEvent, render, screen } from "@testing-library/react";
import { installBrowserParts } from "@/prisma/test/browser-parts";
import { bootScript, installOfferKey } from "@/lib/shared/boot";
import { InstallButton } from "./install-button";

const day = 24 * 60 * 60 * 1000;
const media = jest.fn();

function callBrowser(userAgent: string) {
  jest.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  installBrowserParts();
  callBrowser("Mozilla/5.0 (Linux; Android 15) Chrome/140.0");
  media.mockReturnValue({ matches: false });
  Object.defineProperty(window, "matchMedia", { configurable: true, value: media });
});
afterEach(() => {
  act(() => void window.dispatchEvent(new Event("appinstalled")));
  jest.useRealTimers();
});

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const button = () => screen.queryByRole("button", { name: "Download App" });

function offerInstall(outcome: "accepted" | "dismissed") {
  const prompt = jest.fn().mockResolvedValue(undefined);
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
    prompt,
    userChoice: Promise.resolve({ outcome }),
  });
  act(() => void window.dispatchEvent(event));
  return { prompt, event };
}

function press() {
  fireEvent.click(screen.getByRole("button", { name: "Download App" }));
}

test("shows once the browser offers it, prompts 3 seconds after the click, and hides when accepted", async () => {
  render(<InstallButton />);
  expect(button()).toBeNull();
  const { prompt, event } = offerInstall("accepted");
  expect(event.defaultPrevented).toBe(true);
  press();
  await wait(2999);
  expect(prompt).not.toHaveBeenCalled();
  await wait(1);
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(button()).toBeNull();
  expect(localStorage.getItem("pwaPromptDismissed")).toBeNull();
});

test("counts an offer made before this code loads, because the boot script stored it", async () => {
  const prompt = jest.fn().mockResolvedValue(undefined);
  const storedOffer = { prompt, userChoice: Promise.resolve({ outcome: "accepted" }) };
  await jest.isolateModulesAsync(async () => {
    Object.assign(window, { [installOfferKey]: storedOffer });
    const store = await import("./install-store");
    await store.promptInstall();
    Object.assign(window, { [installOfferKey]: undefined });
  });
  expect(prompt).toHaveBeenCalledTimes(1);
});

test("stores the offer in the boot script, and leaves the prompt to the button", () => {
  new Function(bootScript)();
  const event = new Event("beforeinstallprompt", { cancelable: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect((window as unknown as Record<string, unknown>)[installOfferKey]).toBe(event);
});

test("remembers a refusal for 24 hours", async () => {
  const { unmount } = render(<InstallButton />);
  offerInstall("dismissed");
  press();
  await wait(3000);
  const dismissedAt = Date.now();
  expect(localStorage.getItem("pwaPromptDismissed")).toBe(String(dismissedAt));
  unmount();
  jest.setSystemTime(dismissedAt + day - 1);
  offerInstall("accepted");
  const next = render(<InstallButton />);
  expect(button()).toBeNull();
  next.unmount();
  jest.setSystemTime(dismissedAt + day);
  render(<InstallButton />);
  expect(button()).toBeInTheDocument();
});

test("shows three steps on iOS 5 seconds after the click, without an offer", async () => {
  callBrowser("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1");
  render(<InstallButton />);
  press();
  await wait(4999);
  expect(screen.queryByRole("dialog")).toBeNull();
  await wait(1);
  expect(screen.getByRole("dialog", { name: "Install on your iOS device" })).toBeInTheDocument();
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  fireEvent.click(screen.getByRole("button", { name: "Got it" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(button()).toBeInTheDocument();
});

test("closes the steps with the close button, without storage, and keeps the install button", async () => {
  callBrowser("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1");
  const storage = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("refused", "SecurityError");
  });
  render(<InstallButton />);
  press();
  await wait(5000);
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(button()).toBeInTheDocument();
  storage.mockRestore();
});

test("offers nothing in the installed app", () => {
  media.mockReturnValue({ matches: true });
  render(<InstallButton />);
  offerInstall("accepted");
  expect(button()).toBeNull();
});

test("shows no prompt after leaving before the delay ends", async () => {
  const { unmount } = render(<InstallButton />);
  const { prompt } = offerInstall("accepted");
  press();
  unmount();
  await wait(5000);
  expect(prompt).not.toHaveBeenCalled();
});
