"use client";

import { useLayoutEffect, useRef } from "react";
import { Alert } from "@/components/ui/alert";

type FieldProblem = { name: string; label: string; message: string };

type Props = {
  problems: readonly FieldProblem[];
  attempts: number;
  onChoose: (name: string) => void;
};

export function ErrorSummary({ problems, attempts, onChoose }: Props) {
  const box = useRef<HTMLDivElement>(null);

  const failed = problems.length > 0;
  useLayoutEffect(() => {
    if (attempts > 0 && failed) box.current?.focus();
  }, [attempts, failed]);

  if (!failed) return null;
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-4 rounded-md">
      <Alert
        variant="harm"
        role="alert"
        title={problems.length === 1 ? "Please check one field" : `Please check ${problems.length} fields`}
      >
        <ul className="grid gap-1">
          {problems.map(({ name, label, message }) => (
            <li key={name}>
              <button
                type="button"
                className="tap-target rounded-sm text-left underline underline-offset-4"
                onClick={() => onChoose(name)}
              >
                {label}: {message}
              </button>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
