import { waitFor } from "@testing-library/react";
import { tourKey } from "@/lib/pwa/tour.rules";
import { renderPage } from "@/prisma/test/render-page";
import { Providers } from "./providers";

function setWorkers(value: unknown) {
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value });
}

test.each([
  ["does not support workers", undefined],
  ["refuses one", { register: () => Promise.reject(new DOMException("refused", "SecurityError")) }],
])("clears the tour progress at the start when the browser %s", async (_, workers) => {
  setWorkers(workers);
  Object.defineProperty(window, "matchMedia", { configurable: true, value: () => ({ matches: false }) });
  localStorage.setItem(tourKey, "3");
  renderPage(<Providers>{null}</Providers>);
  await waitFor(() => expect(localStorage.getItem(tourKey)).toBeNull());
});
