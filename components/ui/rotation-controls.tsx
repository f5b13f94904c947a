import { clsx as cx } from "clsx";
import { Pause, Play } from "./icons";
import type { Rotation } from "./use-rotation";

type Props = {
  labels: readonly string[];
  rotation: Rotation;
  showDots: boolean;
  className?: string;
};

export function RotationControls({ labels, rotation, showDots, className }: Props) {
  if (labels.length < 2) return null;
  const ToggleIcon = rotation.stopped ? Play : Pause;
  return (
    <div
      data-slot="rotation-controls"
      role="group"
      aria-label="Slides"
      className={cx("flex items-center", className)}
    >
      {showDots
        ? labels.map((label, view) => (
            <button
              key={`${view}-${label}`}
              type="button"
              aria-label={`Show ${label}`}
              aria-current={view === rotation.index}
              className="group/dot grid h-11 min-w-8 place-items-center rounded-md pointer-coarse:min-w-11 lg:pointer-fine:h-8 noscript:hidden"
              onClick={() => rotation.choose(view)}
            >
              <span
                className={cx(
                  "h-2 rounded-full bg-current transition-all motion-reduce:transition-none",
                  view === rotation.index ? "w-6" : "w-2 opacity-50 group-hover/dot:opacity-80",
                )}
              />
            </button>
          ))
        : null}
      <button
        type="button"
        aria-label={rotation.stopped ? "Play slideshow" : "Pause slideshow"}
        className="grid h-11 min-w-8 place-items-center rounded-md opacity-70 hover:opacity-100 motion-reduce:hidden pointer-coarse:min-w-11 lg:pointer-fine:h-8 noscript:hidden"
        onClick={rotation.toggle}
      >
        <ToggleIcon className="size-4" />
      </button>
    </div>
  );
}
