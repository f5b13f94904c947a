"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { previewHref, type HomepageValues } from "@/lib/homepage/rules";

const debounceMs = 300;

const screens = [
  { id: "desktop", label: "Desktop", width: 1280, height: 1040 },
  { id: "phone", label: "Phone", width: 390, height: 780 },
] as const;

type Screen = (typeof screens)[number];
type State = "loading" | "shown" | "lost";

function usePreviewFrame(href: string) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<State>("loading");
  const scrolled = useRef(0);

  useEffect(() => {
    const timer = setTimeout(() => {
      const shown = frame.current?.contentWindow;
      if (!shown) return;
      setState("loading");
      scrolled.current = shown.scrollY;
      // Replaces the history entry, so that the back button leaves the form and doesn't undo one change of it.
      shown.location.replace(href);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [href]);

  function onLoad(): void {
    const shown = frame.current?.contentWindow;
    if (shown?.location.href === "about:blank") return;
    const isThere = frame.current?.contentDocument?.querySelector("[data-slot=homepage-preview]");
    if (isThere) shown?.scrollTo(0, scrolled.current);
    setState(isThere ? "shown" : "lost");
  }

  return { frame, state, onLoad };
}

function useWidth() {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);

  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    if (element.current) watch.observe(element.current);
    return () => watch.disconnect();
  }, []);

  return { element, width };
}

export function HomepagePreview({ values }: { values: HomepageValues }) {
  const [screen, setScreen] = useState<Screen>(screens[0]);
  const { element, width } = useWidth();
  const { frame, state, onLoad } = usePreviewFrame(previewHref(values));
  const scale = width ? Math.min(1, width / screen.width) : 0;
  return (
    <section aria-labelledby="homepage-preview" className="grid content-start gap-3 lg:sticky lg:top-20">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="homepage-preview" className="text-lg font-semibold">
          Preview
        </h2>
        <ScreenChoice screen={screen} onChange={setScreen} />
      </header>
      <div ref={element} className="overflow-hidden rounded-xl border" aria-busy={state === "loading"}>
        <div className="mx-auto" style={{ width: screen.width * scale, height: screen.height * scale }}>
          <iframe
            ref={frame}
            title="Preview of the homepage"
            onLoad={onLoad}
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

function ScreenChoice({ screen, onChange }: { screen: Screen; onChange: (screen: Screen) => void }) {
  return (
    <div role="group" aria-label="Screen" className="flex gap-1">
      {screens.map((one) => (
        <Button
          key={one.id}
          size="sm"
          variant={one === screen ? "secondary" : "ghost"}
          aria-pressed={one === screen}
          onClick={() => onChange(one)}
        >
          {one.label}
        </Button>
      ))}
    </div>
  );
}
