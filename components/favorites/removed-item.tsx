import { Button } from "@/components/ui/button";

type Props = { title: string; onUndo: () => void };

export function RemovedItem({ title, onUndo }: Props) {
  return (
    <li className="bg-muted flex min-h-48 flex-col items-center justify-center gap-3 rounded-xl p-4 text-center">
      <p>
        <span className="line-clamp-2 font-medium">{title}</span>
        <span className="text-muted-foreground text-sm">is no longer saved.</span>
      </p>
      <Button variant="secondary" size="sm" aria-label={`Undo: save ${title} again`} onClick={onUndo}>
        Undo
      </Button>
    </li>
  );
}
