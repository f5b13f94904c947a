/**
 * Stubs for what jsdom doesn't implement: dialogs, popovers, observers that never fire, event streams without events,
 * and a BroadcastChannel without other tabs.
 */

function toggle(element: HTMLElement, newState: "open" | "closed"): void {
  const event = Object.assign(new Event("toggle"), {
    newState,
    oldState: newState === "open" ? "closed" : "open",
  });
  element.toggleAttribute("data-popover-open", newState === "open");
  element.dispatchEvent(event);
}

class IdleIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = "";
  readonly scrollMargin = "";
  readonly thresholds = [];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

class IdleEventSource extends EventTarget {
  static readonly CLOSED = 2;
  readonly readyState = 1;
  close(): void {}
}

class NoOtherTabs {
  onmessage = null;
  postMessage(): void {}
  close(): void {}
}

class NothingResized implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

export function installBrowserParts(): void {
  globalThis.ResizeObserver = NothingResized;
  globalThis.IntersectionObserver = IdleIntersectionObserver;
  Object.assign(globalThis, { EventSource: IdleEventSource, BroadcastChannel: NoOtherTabs });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  HTMLElement.prototype.showPopover = function showPopover() {
    toggle(this, "open");
  };
  HTMLElement.prototype.hidePopover = function hidePopover() {
    if (this.hasAttribute("data-popover-open")) toggle(this, "closed");
  };
}
