"use client";

import { useEffect, useRef, type ReactNode } from "react";

export function InertPreview({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const around = [...document.body.children].filter((part) => !part.contains(frame.current));
    for (const part of around) part.toggleAttribute("inert", true);
    return () => around.forEach((part) => part.toggleAttribute("inert", false));
  }, []);

  return (
    <>
      <h1 className="sr-only">Homepage preview</h1>
      <p className="sr-only">Preview of unsaved changes. Links are off.</p>
      <div ref={frame} inert aria-hidden data-slot="homepage-preview">
        {children}
      </div>
    </>
  );
}
