import { BadgeCheck, Lock } from "@/components/ui/deferred-icons";

export function SafetyNote({ verified }: { verified: boolean }) {
  return (
    <div data-slot="safety-note" className="text-muted-foreground grid gap-3 border-t pt-4 text-sm">
      <p className="flex gap-2">
        <Lock className="mt-px size-4.5" />
        <span>
          Keep the chat here, and see what you’re buying before you pay. Never send money, codes or card
          details in a message.
        </span>
      </p>
      {verified ? (
        <p className="flex gap-2">
          <BadgeCheck className="text-trust mt-px size-4.5" />
          <span>
            <strong className="text-foreground font-semibold">Verified</strong> means our team confirmed the
            email address, called the phone number and saw a business document. It doesn’t guarantee what they
            sell.
          </span>
        </p>
      ) : null}
    </div>
  );
}
