import { CircleCheck, CircleExclamationPoint, LoaderCircle } from "@/components/ui/icons";
import { Smartphone } from "@/components/ui/deferred-icons";

export type SaveState =
  | { kind: "untouched" }
  | { kind: "saving" }
  | { kind: "saved"; at: Date }
  /** Only in this browser; a press of the save button sends it to the server. */
  | { kind: "device" }
  | { kind: "failed"; reason: string; isTransient: boolean };

const clock = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });

const look = "flex min-w-0 items-center gap-2 text-sm text-muted-foreground";

export function SaveStateLine({ state }: { state: SaveState }) {
  return (
    <p role="status" data-slot="save-state" className={look}>
      {state.kind === "saving" ? (
        <>
          <LoaderCircle className="animate-spin" />
          Saving
        </>
      ) : state.kind === "saved" ? (
        <>
          <CircleCheck className="text-trust" />
          Saved {clock.format(state.at)}
        </>
      ) : state.kind === "device" ? (
        <>
          <Smartphone />
          Saved on this device
        </>
      ) : state.kind === "failed" ? (
        <>
          <CircleExclamationPoint className="text-harm" />
          <span className="min-w-0">Saved on this device only. {state.reason}</span>
        </>
      ) : null}
    </p>
  );
}
