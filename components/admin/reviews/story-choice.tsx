import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useOptimistic, useTransition } from "react";
import { toastFailure } from "@/components/forms/toast-failure";
import { Checkbox, Choice } from "@/components/ui/checkbox";
import { call } from "@/lib/client/api";
import { pickStory } from "@/lib/reviews/moderation.contract";

export function StoryChoice({ id, picked }: { id: string; picked: boolean }) {
  const router = useRouter();
  const [, begin] = useTransition();
  const [shown, show] = useOptimistic(picked);
  const { mutateAsync } = useMutation({
    mutationFn: (next: boolean) => call(pickStory, { params: { id }, body: { picked: next } }),
    onError: (error) => toastFailure("We couldn’t save that", error),
  });

  function change(next: boolean): void {
    begin(async () => {
      show(next);
      await mutateAsync(next).catch(() => undefined);
      router.refresh();
    });
  }

  return (
    <Choice control={<Checkbox checked={shown} onChange={(event) => change(event.target.checked)} />}>
      Success story
    </Choice>
  );
}
