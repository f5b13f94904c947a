"use client";

import type { MouseEvent } from "react";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Send } from "@/components/ui/deferred-icons";
import { useCurrentUser } from "@/components/users/hooks";
import type { JobDetailDto } from "@/lib/jobs/contract";
import { hrefs } from "@/lib/shared/hrefs";
import { openApplication } from "./application-store";

type Props = { job: Pick<JobDetailDto, "id">; size: "md" | "lg" };

export function ApplyHere({ job: { id }, size }: Props) {
  const { user } = useCurrentUser();

  function open(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openApplication(id);
  }

  if (user) {
    return (
      <Button size={size} onClick={() => openApplication(id)}>
        <Send />
        Apply
      </Button>
    );
  }
  return (
    <a
      href={hrefs.auth(hrefs.job(id))}
      data-slot="button"
      className={buttonVariants({ size })}
      onClick={open}
    >
      <Send />
      Apply
    </a>
  );
}

export function ApplyHereNote({ className }: { className: string }) {
  const { user } = useCurrentUser();
  return (
    <p className={className}>
      {user
        ? "The employer replies to you here."
        : "Apply here with an account so the employer can reply to you."}
    </p>
  );
}
