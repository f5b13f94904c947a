/** What jsdom lacks: dialogs and popovers that open, close and tell so, and an observer for which nothing is near. */

function toggle(element: HTMLElement, newState: "open" | "closed"): void {
  const event = Object.assign(new Event("toggle"), {
    newState,
    oldState: newState === "open" ? "closed" : "open",
  });
  element.toggleAttribute("data-popover-open", newState === "open");
  element.dispatchEvent(event);
}

class NothingNear implements IntersectionObserver {
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

export function installBrowserParts(): void {
  globalThis.IntersectionObserver = NothingNear;
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
