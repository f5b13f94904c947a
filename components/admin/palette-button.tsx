"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Search } from "@/components/ui/icons";

const load = () => import("./palette");
const Palette = dynamic(() => load().then((parts) => parts.Palette), { ssr: false });

export function PaletteButton() {
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);

  function show(on: boolean): void {
    setOpen(on);
    if (on) setWasOpen(true);
  }

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      show(true);
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  return (
    <>
      <Button
        variant="secondary"
        className="max-md:size-11 max-md:px-0"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void load()}
        onClick={() => show(true)}
      >
        <Search />
        <span className="max-md:sr-only">Find</span>
        <kbd className="text-muted-foreground text-sm max-md:hidden">Ctrl K</kbd>
      </Button>
      {wasOpen ? <Palette open={open} onOpenChange={show} /> : null}
    </>
  );
}
