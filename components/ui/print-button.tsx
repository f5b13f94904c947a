"use client";

import { Button } from "./button";

export function PrintButton({ children }: { children: string }) {
  return <Button onClick={() => window.print()}>{children}</Button>;
}
