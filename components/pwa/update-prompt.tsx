"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { pwaCopy } from "@/lib/pwa/copy";
import { replaceWorker } from "./worker";

type Props = { worker: ServiceWorker; onLater: () => void };

export function UpdatePrompt({ worker, onLater }: Props) {
  const [isComing, setIsComing] = useState(false);
  return (
    <div
      role="status"
      data-slot="update-prompt"
      className="bg-popover shadow-float fixed inset-x-4 bottom-[calc(var(--bottom-bar)+var(--foot)+16px)] z-40 flex items-center gap-2 rounded-xl border py-2 pr-2 pl-4 md:left-auto"
    >
      <p className="grow font-semibold">{pwaCopy.updateReady}</p>
      <Button
        size="sm"
        pending={isComing}
        onClick={() => {
          setIsComing(true);
          replaceWorker(worker);
        }}
      >
        {pwaCopy.update}
      </Button>
      <Button size="sm" variant="ghost" onClick={onLater}>
        {pwaCopy.later}
      </Button>
    </div>
  );
}
