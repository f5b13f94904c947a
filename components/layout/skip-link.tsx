export const mainId = "main";

export function SkipLink() {
  return (
    <a
      href={`#${mainId}`}
      className="bg-primary text-primary-foreground fixed top-2 left-2 z-50 -translate-y-20 rounded-md px-4 py-2.5 font-semibold focus-visible:translate-y-0"
    >
      Skip to content
    </a>
  );
}
