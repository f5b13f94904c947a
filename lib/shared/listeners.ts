type Listener = () => void;

export function createListeners() {
  const listeners = new Set<Listener>();
  return {
    subscribe(this: void, listener: Listener): Listener {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Calls those subscribed now, even if one of them unsubscribes. */
    notify(this: void): void {
      for (const listener of [...listeners]) listener();
    },
  };
}
