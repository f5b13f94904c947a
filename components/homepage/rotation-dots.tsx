type Props = {
  labels: readonly string[];
  index: number;
  onChoose: (index: number) => void;
  className?: string;
};

/** One button a slide, large enough for a thumb; the current one is longer, not only darker. */
export function RotationDots({ labels, index, onChoose, className }: Props) {
  return (
    <div className={`flex ${className ?? ""}`} role="group" aria-label="Choose a slide">
      {labels.map((label, position) => (
        <button
          key={`${position}-${label}`}
          type="button"
          aria-label={`Show ${label}`}
          aria-current={position === index}
          className="group grid h-11 min-w-8 place-items-center"
          onClick={() => onChoose(position)}
        >
          <span
            className={`h-2 rounded-full bg-current transition-all duration-150 motion-reduce:transition-none ${position === index ? "w-6" : "w-2 opacity-50 group-hover:opacity-80"}`}
          />
        </button>
      ))}
    </div>
  );
}
