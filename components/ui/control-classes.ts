/** Look of everything one types or picks in; client code of public pages uses it alone, without the class merger. */
export const controlClasses = [
  "w-full rounded-md border border-input bg-card px-3 text-base transition-colors",
  "hover:border-foreground/60 disabled:cursor-not-allowed disabled:bg-muted disabled:text-muted-foreground",
  "focus-visible:border-ring focus-visible:outline-offset-0",
  "aria-invalid:border-harm aria-invalid:focus-visible:outline-harm [&[readonly]]:bg-muted",
].join(" ");
