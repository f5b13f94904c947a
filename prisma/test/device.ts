export function mockReducedMotion(still: boolean): void {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: still && query.includes("prefers-reduced-motion: reduce"),
      media: query,
      onchange: null,
      addListener() {},
      removeListener() {},
    });
}

type Watched = { near: () => void; margin: string | undefined };

export function mockIntersectionObserver(): Watched[] {
  const watched: Watched[] = [];
  class DrivenObserver {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const entry = { isIntersecting: true } as IntersectionObserverEntry;
      watched.push({
        near: () => callback([entry], this as unknown as IntersectionObserver),
        margin: options?.rootMargin,
      });
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  // Rendering a page installs an observer that never intersects; this one must stay.
  Object.defineProperty(window, "IntersectionObserver", {
    configurable: true,
    get: () => DrivenObserver,
    set() {},
  });
  return watched;
}
