import { Download } from "@/components/ui/deferred-icons";

export function ResumeLink({ resume: { id, name } }: { resume: { id: string; name: string } }) {
  return (
    <a
      href={`/api/documents/${id}`}
      download={name}
      className="tap-target inline-flex max-w-full min-w-0 items-start gap-2 rounded-sm text-sm font-semibold underline underline-offset-4"
    >
      <Download className="text-muted-foreground shrink-0" />
      <span className="min-w-0 wrap-anywhere">{name}</span>
    </a>
  );
}
