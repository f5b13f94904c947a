"use client";

import { Button } from "@/components/ui/button";
import { SquarePlus } from "@/components/ui/deferred-icons";
import { Dialog } from "@/components/ui/dialog";
import { Share } from "@/components/ui/icons";
import { pwaCopy } from "@/lib/pwa/copy";

const signs = [Share, SquarePlus, null] as const;

const numbered =
  "flex items-center gap-3 [counter-increment:step] before:grid before:size-8 before:shrink-0 before:place-content-center before:rounded-full before:bg-primary-soft before:font-semibold before:text-primary before:content-[counter(step)]";

type Props = { open: boolean; onDone: () => void; onDismiss: () => void };

export function InstallGuide({ open, onDone, onDismiss }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onDismiss()}
      title={pwaCopy.iosTitle}
      footer={<Button onClick={onDone}>{pwaCopy.gotIt}</Button>}
    >
      <ol role="list" className="grid gap-4 [counter-reset:step]">
        {pwaCopy.iosSteps.map((step, at) => {
          const Sign = signs[at];
          return (
            <li key={step} className={numbered}>
              {step}
              {Sign ? <Sign className="text-primary ml-auto" /> : null}
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
}
