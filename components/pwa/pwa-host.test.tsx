import { render } from "@testing-library/react";
import { tourKey } from "@/lib/pwa/tour.rules";
import { PwaHost } from "./pwa-host";

test("clears the tour progress at the start of the site", () => {
  const registration = Object.assign(new EventTarget(), { active: null, waiting: null, installing: null });
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { ready: new Promise(() => undefined) },
  });
  Object.defineProperty(window, "matchMedia", { configurable: true, value: () => ({ matches: false }) });
  performance.getEntriesByType = () => [];
  localStorage.setItem(tourKey, "3");
  render(<PwaHost registration={registration as unknown as ServiceWorkerRegistration} />);
  expect(localStorage.getItem(tourKey)).toBeNull();
});
