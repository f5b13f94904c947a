"use client";

import { useId, useSyncExternalStore } from "react";
import { Monitor, Moon, Sun } from "@/components/ui/deferred-icons";
import { themeKey } from "@/lib/shared/boot";

const themes = [
  { value: "system", label: "Same as device", icon: Monitor },
  { value: "light", label: "Light", icon: Sun },
  { value: "dark", label: "Dark", icon: Moon },
] as const;

type Theme = (typeof themes)[number]["value"];

const changed = "themechange";

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
}

function readTheme(): Theme {
  const { classList } = document.documentElement;
  if (classList.contains("dark")) return "dark";
  return classList.contains("light") ? "light" : "system";
}

function chooseTheme(theme: Theme) {
  const { classList } = document.documentElement;
  classList.remove("light", "dark");
  if (theme !== "system") classList.add(theme);
  try {
    if (theme === "system") localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // Storage may be blocked; the choice then lasts until the page closes.
  }
  window.dispatchEvent(new Event(changed));
}

export function ThemeToggle() {
  const name = useId();
  const chosen = useSyncExternalStore(subscribe, readTheme, (): Theme => "system");
  return (
    <fieldset
      data-slot="theme-toggle"
      className="border-input flex w-fit gap-0.5 rounded-full border p-0.5 noscript:hidden"
    >
      <legend className="sr-only">Theme</legend>
      {themes.map(({ value, label, icon: ThemeIcon }) => (
        <label
          key={value}
          title={label}
          className="text-muted-foreground hover:text-foreground has-checked:bg-foreground has-checked:text-background has-focus-visible:outline-ring relative grid size-9 place-content-center rounded-full transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 forced-colors:has-checked:border pointer-coarse:size-11"
        >
          <input
            type="radio"
            name={name}
            value={value}
            aria-label={label}
            checked={chosen === value}
            onChange={() => chooseTheme(value)}
            className="absolute inset-0 appearance-none rounded-full outline-none"
          />
          <ThemeIcon className="size-4.5" />
        </label>
      ))}
    </fieldset>
  );
}
