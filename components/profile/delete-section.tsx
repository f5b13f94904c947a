"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { closingCopy } from "@/lib/account/closing.copy";
import { DeleteForm } from "./delete-form";
import { ProfileSection } from "./section";

type Props = { username: string; secondStep: boolean };

export function DeleteSection({ username, secondStep }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <ProfileSection
      id="delete"
      title="Delete account"
      description="You can’t undo this. Download your data first if you want to keep it."
    >
      <Button variant="secondary" className="text-harm max-sm:w-full" onClick={() => setOpen(true)}>
        {closingCopy.title}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={closingCopy.title}>
        <div className="grid gap-5">
          <Consequences title="What we delete" lines={closingCopy.removed} />
          <Consequences title="What ends" lines={closingCopy.ended} />
          <div>
            <h3 className="font-semibold">What we keep, and why</h3>
            <dl className="mt-2 grid gap-2">
              {closingCopy.retained.map(({ what, why }) => (
                <div key={what}>
                  <dt className="font-medium">{what}</dt>
                  <dd className="text-muted-foreground">{why}</dd>
                </div>
              ))}
            </dl>
          </div>
          {open ? (
            <DeleteForm username={username} secondStep={secondStep} onCancel={() => setOpen(false)} />
          ) : null}
        </div>
      </Dialog>
    </ProfileSection>
  );
}

function Consequences({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-2 grid list-disc gap-1 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
