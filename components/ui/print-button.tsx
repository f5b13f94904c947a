"use client";

import { Button } from "./button";

export function PrintButton({ children }: { children: string }) {
  return (
    <Button variant="secondary" onClick={() => window.print()}>
      {children}
    </Button>
  );
}
