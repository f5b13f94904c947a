"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { previewHref, type HomepageValues } from "@/lib/homepage/rules";

const debounceMs = 300;

const screens = [
  { id: "desktop", label: "Desktop", width: 1280, height: 1040 },
  { id: "phone", label: "Phone", width: 390, height: 780 },
] as const;

type State = "loading" | "shown" | "lost";

export function HomepagePreview({ values }: { values: HomepageValues }) {
  const [screen, setScreen] = useState<(typeof screens)[number]>(screens[0]);
  const [state, setState] = useState<State>("loading");
  const [room, setRoom] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef(0);
  const href = previewHref(values);

  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => {
      const shown = frame.current?.contentWindow;
      if (!shown) return;
      setState("loading");
      scrolled.current = shown.scrollY;
      // In place of what was there: the back button leaves the form, not one change of it.
      shown.location.replace(href);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [href]);

  function arrive(): void {
    const shown = frame.current?.contentWindow;
    if (shown?.location.href === "about:blank") return;
    const isThere = frame.current?.contentDocument?.querySelector("[data-slot=homepage-preview]");
    if (isThere) shown?.scrollTo(0, scrolled.current);
    setState(isThere ? "shown" : "lost");
  }

  const scale = room ? Math.min(1, room / screen.width) : 0;
  return (
    <section aria-labelledby="homepage-preview" className="grid content-start gap-3 lg:sticky lg:top-20">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="homepage-preview" className="text-lg font-semibold">
          Preview
        </h2>
        <div role="group" aria-label="Screen" className="flex gap-1">
          {screens.map((one) => (
            <Button
              key={one.id}
              size="sm"
              variant={one === screen ? "secondary" : "ghost"}
              aria-pressed={one === screen}
              onClick={() => setScreen(one)}
            >
              {one.label}
            </Button>
          ))}
        </div>
      </header>
      <div ref={place} className="overflow-hidden rounded-xl border" aria-busy={state === "loading"}>
        <div className="mx-auto" style={{ width: screen.width * scale, height: screen.height * scale }}>
          <iframe
            ref={frame}
            title="Preview of the homepage"
            onLoad={arrive}
            className="origin-top-left transition-opacity aria-busy:opacity-60"
            aria-busy={state === "loading"}
            style={{ width: screen.width, height: screen.height, transform: `scale(${scale})` }}
          />
        </div>
      </div>
      <p role="status" className="text-muted-foreground text-sm">
        {state === "lost"
          ? "We couldn’t load the preview. Reload this page to try again."
          : "Changes show here before you save them. Links don’t work in the preview."}
      </p>
    </section>
  );
}
