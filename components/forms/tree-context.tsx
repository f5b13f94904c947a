"use client";

import { createContext, useContext, type ReactNode } from "react";
import type { FormNode } from "@/lib/shared/tree";

const TreeContext = createContext<readonly FormNode[]>([]);

export function TreeProvider({ nodes, children }: { nodes: readonly FormNode[]; children: ReactNode }) {
  return <TreeContext value={nodes}>{children}</TreeContext>;
}

export function useTree(): readonly FormNode[] {
  return useContext(TreeContext);
}
