"use client";

import { Button } from "@/components/ui/button";

export const postDecisions = [
  { action: "approve", label: "Approve", primary: true, letter: "a" },
  { action: "request-changes", label: "Request changes", letter: "c" },
  { action: "reject", label: "Reject", letter: "r" },
] as const;

export type PostDecision = (typeof postDecisions)[number]["action"];

export type Refusal = Exclude<PostDecision, "approve">;

type Props = { subject: string; pending: boolean; onAction: (action: PostDecision) => void };

export function PostDecisionButtons({ subject, pending, onAction }: Props) {
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
      {postDecisions.map(({ action, label, letter }) => (
        <Button
          key={action}
          variant={action === "approve" ? "primary" : "secondary"}
          disabled={pending}
          aria-keyshortcuts={letter.toUpperCase()}
          aria-label={`${label}: ${subject}`}
          onClick={() => onAction(action)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
