"use client";

import { Button } from "@/components/ui/button";

export const postDecisions = [
  { action: "approve", label: "Approve", primary: true, letter: "a" },
  { action: "request-changes", label: "Request changes", letter: "c" },
  { action: "reject", label: "Reject", letter: "r" },
] as const;

export type PostDecision = (typeof postDecisions)[number]["action"];

export type Refusal = Exclude<PostDecision, "approve">;

type Props = {
  subject: string;
  primary: boolean;
  disabled: boolean;
  onAction: (action: PostDecision) => void;
};

export function PostDecisionButtons({ subject, primary, disabled, onAction }: Props) {
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
      {postDecisions.map(({ action, label, letter }) => (
        <Button
          key={action}
          variant={action === "approve" && primary ? "primary" : "secondary"}
          disabled={disabled}
          aria-keyshortcuts={letter.toUpperCase()}
          aria-label={`${label}: ${subject}`}
          // The second press of a double click would decide on the card that moved under the pointer.
          onClick={({ detail }) => (detail > 1 ? undefined : onAction(action))}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
