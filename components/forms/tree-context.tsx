"use client";

import { createContext, useContext, type ReactNode } from "react";
import type { FormNode } from "@/lib/shared/tree";

const TreeContext = createContext<readonly FormNode[]>([]);

/** The subcategories that fields below it offer, in their order. */
export function TreeProvider({ nodes, children }: { nodes: readonly FormNode[]; children: ReactNode }) {
  return <TreeContext value={nodes}>{children}</TreeContext>;
}

/** All of them, of every section. */
export function useTree(): readonly FormNode[] {
  return useContext(TreeContext);
}
