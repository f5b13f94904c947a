import "server-only";
import { cookies } from "next/headers";
import { cache } from "react";
import type { Viewer } from "@/lib/shared/access";
import { viewerFromCookie } from "./session";
import { sessionCookie } from "./tokens";

export const getViewer = cache(async function getViewer(): Promise<Viewer | null> {
  const jar = await cookies();
  return viewerFromCookie(jar.get(sessionCookie)?.value ?? null);
});
