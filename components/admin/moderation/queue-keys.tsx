"use client";

import { useEffect, useEffectEvent } from "react";
import { Button } from "@/components/ui/button";
import { setShortcuts, useShortcutsOn } from "./shortcuts-store";
import type { QueueKeyEvent } from "./queue-keyboard";

type Props = { keys: readonly string[]; onKeyDown: (event: QueueKeyEvent) => void };

export function QueueKeys({ keys, onKeyDown }: Props) {
  const isOn = useShortcutsOn();
  const onKey = useEffectEvent(onKeyDown);

  useEffect(() => {
    if (!isOn) return;
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, [isOn]);

  return (
    <p className="text-muted-foreground mb-3 flex flex-wrap gap-x-3 text-sm max-lg:hidden">
      {isOn ? `Keys: J and K move, ${keys.join(", ")}.` : "Keyboard shortcuts are off."}
      <Button variant="link" size="inline" onClick={() => setShortcuts(!isOn)}>
        {isOn ? "Turn off" : "Turn on"}
      </Button>
    </p>
  );
}
