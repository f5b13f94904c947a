import { CircleExclamationPoint } from "@/components/ui/icons";
import { warningCopy, warningTitle } from "@/lib/messages/copy";
import type { MessageWarning } from "@/lib/messages/warnings.rules";

export function WarningNote({ warnings }: { warnings: readonly MessageWarning[] }) {
  if (warnings.length === 0) return null;
  return (
    <div
      role="note"
      aria-label={warningTitle}
      className="bg-waiting-soft text-foreground grid max-w-prose grid-cols-[auto_1fr] gap-x-2 rounded-lg px-3 py-2 text-sm"
    >
      <CircleExclamationPoint className="text-waiting mt-0.5 size-4" />
      <div className="grid gap-1">
        <p className="font-medium">{warningTitle}</p>
        {warnings.map((warning) => (
          <p key={warning}>{warningCopy[warning]}</p>
        ))}
      </div>
    </div>
  );
}
