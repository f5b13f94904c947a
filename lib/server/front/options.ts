import "server-only";
import type { PublicPage } from "./page-key";
import type { StoredFiles } from "./stored-files";

export type FrontOptions = {
  hostname: string;
  port: number;
  siteName: string;
  https: boolean;
  subdomains: boolean;
  mapHosts: readonly string[];
  timeoutFactor: number;
  renderer: { program: URL; count: number; env: (index: number) => NodeJS.ProcessEnv };
  liveness: { path: string; body: object };
  isTraceTrusted: boolean;
  readiness: { path: string; within: number; fallbackBody: object };
  metrics: { path: string; token: string | undefined };
  stored: readonly StoredFiles[];
  pages: readonly PublicPage[];
  pageCacheBytes: number;
  /** Seconds for which a shared cache in front of this server may store a page. */
  sharedMaxAge: number;
  drainSeconds: number;
};
