export type StoredText = {
  read: () => string;
  write: (text: string) => void;
  subscribe: (onChange: () => void) => () => void;
};

export function createStoredText(key: string): StoredText {
  const changed = `plaza:${key}`;
  return {
    read() {
      try {
        return window.localStorage.getItem(key) ?? "";
      } catch {
        return "";
      }
    },
    write(text) {
      try {
        window.localStorage.setItem(key, text);
      } catch {
        // Storage is full or blocked; the value is only a convenience.
        return;
      }
      window.dispatchEvent(new Event(changed));
    },
    subscribe(onChange) {
      window.addEventListener(changed, onChange);
      window.addEventListener("storage", onChange);
      return () => {
        window.removeEventListener(changed, onChange);
        window.removeEventListener("storage", onChange);
      };
    },
  };
}
