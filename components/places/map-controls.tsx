import { buttonVariants } from "@/components/ui/button-variants";
import { RotateCcw } from "@/components/ui/icons";
import { zoom, zoomStep } from "./clusters";
import { planeOf, type View } from "./planes";

type Props = {
  view: View;
  onMove: (change: (old: View) => View) => void;
  undo: (() => void) | null;
};

export function MapControls({ view, onMove, undo }: Props) {
  return (
    <>
      {undo ? (
        <button
          type="button"
          className={`${buttonVariants({ variant: "secondary", size: "sm" })} ${floating} top-2 left-2`}
          onClick={undo}
        >
          <RotateCcw />
          Back to the previous area
        </button>
      ) : null}
      <div className={`${floating} top-2 right-2 grid gap-1`}>
        <ZoomButton label="Zoom in" sign="+" onPress={() => onMove((old) => zoom(old, 1 / zoomStep))} />
        <ZoomButton
          label="Zoom out"
          sign="−"
          disabled={view.width >= planeOf(view).widest}
          onPress={() => onMove((old) => zoom(old, zoomStep))}
        />
      </div>
    </>
  );
}

const floating = "absolute z-30 shadow-float rounded-md";

type ZoomProps = { label: string; sign: string; disabled?: boolean; onPress: () => void };

function ZoomButton({ label, sign, disabled, onPress }: ZoomProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      className={buttonVariants({ variant: "secondary", size: "icon" })}
      onClick={onPress}
    >
      <span aria-hidden className="text-xl leading-none">
        {sign}
      </span>
    </button>
  );
}
