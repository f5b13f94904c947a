"use client";

import { Button } from "@/components/ui/button";
import { Eye } from "@/components/ui/icons";
import { SaveStateLine, type SaveState } from "./save-state";

export type FormWords = { save: string; submit: string | null };

type Props = {
  state: SaveState;
  words: FormWords;
  pending: "save" | "submit" | "preview" | null;
  canPreview: boolean;
  onSave: () => void;
  onPreview: () => void;
};

export function ActionBar({ state, words, pending, canPreview, onSave, onPreview }: Props) {
  const { save, submit } = words;
  return (
    <div className="bg-background -mx-gutter px-gutter bottom-bottom-bar sticky z-30 mt-2 flex flex-wrap items-center justify-between gap-x-2 gap-y-1 border-t pt-2 pb-[max(--spacing(2),env(safe-area-inset-bottom))] sm:py-3">
      <SaveStateLine state={state} />
      <Button
        variant="ghost"
        pending={pending === "preview"}
        disabled={!canPreview}
        className="ml-auto max-sm:px-2"
        onClick={onPreview}
      >
        <Eye className="sm:hidden" />
        Preview
      </Button>
      <div className="flex gap-2 max-sm:w-full max-sm:*:px-3">
        <Button
          variant={submit ? "secondary" : "primary"}
          pending={pending === "save"}
          type={submit ? "button" : "submit"}
          className="max-sm:flex-1"
          onClick={submit ? onSave : undefined}
        >
          {save}
        </Button>
        {submit ? (
          <Button type="submit" pending={pending === "submit"} className="max-sm:flex-1">
            {submit}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
