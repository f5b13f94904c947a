"use client";

import { useEffect, useRef } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";

type Props = {
  message: string;
  saved: readonly { label: string; value: string }[];
  onTake: () => void;
  pressed?: boolean;
};

export function ConflictNotice({ message, saved, onTake, pressed }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (pressed) box.current?.focus();
  }, [pressed]);

  return (
    <Alert ref={box} tabIndex={-1} variant="waiting" role="alert" title={message} className="scroll-my-40">
      <p>What you typed is still here. Save again to keep it.</p>
      {saved.length > 0 ? (
        <>
          <p>Saved now:</p>
          <dl className="grid grid-cols-[auto_1fr] gap-x-3">
            {saved.map(({ label, value }) => (
              <div key={label} className="contents">
                <dt className="text-muted-foreground">{label}</dt>
                <dd className="font-medium wrap-anywhere">{value || "nothing"}</dd>
              </div>
            ))}
          </dl>
          <Button variant="secondary" size="sm" className="mt-2" onClick={onTake}>
            Use the saved version
          </Button>
        </>
      ) : null}
    </Alert>
  );
}
