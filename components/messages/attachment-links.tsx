import { Download } from "@/components/ui/deferred-icons";
import type { MessageDto } from "@/lib/messages/contract";

const kilobyte = 1024;

/** '240 KB', '1.2 MB'. */
export function sizeOf(bytes: number): string {
  const megabytes = bytes / kilobyte ** 2;
  return megabytes >= 1 ? `${megabytes.toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / kilobyte))} KB`;
}

export function AttachmentLinks({ attachments }: Pick<MessageDto, "attachments">) {
  return attachments.map(({ id, name, bytes }) => (
    <a
      key={id}
      href={`/api/documents/${id}`}
      download={name}
      className="bg-card hover:bg-accent flex min-h-11 max-w-full items-center gap-3 rounded-xl border px-3 py-2"
    >
      <Download className="text-muted-foreground" />
      <span className="min-w-0">
        <span className="block truncate text-sm font-medium">{name}</span>
        <span className="text-muted-foreground block text-xs">{sizeOf(bytes)}</span>
      </span>
    </a>
  ));
}
