/** @jest-environment jsdom */
import { findPosition } from "./geolocation";

type Ask = (found: (position: unknown) => void, failed: () => void, options?: { timeout?: number }) => void;

function setDevice(getCurrentPosition: Ask | null): void {
  const value = getCurrentPosition ? { getCurrentPosition } : undefined;
  Object.defineProperty(navigator, "geolocation", { configurable: true, value });
}

test("finds the position of the device", async () => {
  setDevice((found) => found({ coords: { latitude: 30.27, longitude: -97.74, accuracy: 5 } }));
  expect(await findPosition()).toEqual({ latitude: 30.27, longitude: -97.74 });
});

test("fails if the browser lacks geolocation or denies it", async () => {
  setDevice(null);
  await expect(findPosition()).rejects.toThrow("Geolocation is not supported by your browser");
  setDevice((_, failed) => failed());
  await expect(findPosition()).rejects.toThrow("Unable to retrieve your location");
});

test("fails after ten seconds on a device that never finds its position", async () => {
  jest.useFakeTimers();
  setDevice((_, failed, { timeout = Infinity } = {}) => {
    if (timeout < Infinity) setTimeout(failed, timeout);
  });
  const failed = jest.fn();
  const asking = findPosition().catch(failed);
  jest.advanceTimersByTime(10_000);
  jest.useRealTimers();
  await asking;
  expect(failed).toHaveBeenCalledWith(new Error("Unable to retrieve your location"));
});
