import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { render, type RenderResult } from "@testing-library/react";
import {
  AppRouterContext,
  type AppRouterInstance,
} from "next/dist/shared/lib/app-router-context.shared-runtime";
import {
  PathnameContext,
  SearchParamsContext,
} from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import type { ReactElement } from "react";
import { userKeys } from "@/components/users/keys";
import { makeQueryClient } from "@/lib/client/query-client";
import type { UserDto } from "@/lib/users/contract";
import { installBrowserParts } from "./browser-parts";

type Options = { path?: string; query?: string; user?: UserDto | null | "asked" };
type Page = RenderResult & {
  visited: string[];
  refreshed: string[];
  prefetched: string[];
  client: QueryClient;
};

/**
 * Renders a component as part of a page. `visited`, `refreshed`, and `prefetched` record router calls; `client` is the
 * query cache.
 */
export function renderPage(ui: ReactElement, { path = "/", query = "", user = null }: Options = {}): Page {
  installBrowserParts();
  const visited: string[] = [];
  const refreshed: string[] = [];
  const prefetched: string[] = [];
  const go = (href: string) => void visited.push(href);
  const router: AppRouterInstance = {
    push: go,
    replace: go,
    back: () => {},
    forward: () => {},
    refresh: () => void refreshed.push(path),
    prefetch: (href) => void prefetched.push(href),
    bfcacheId: "0",
  };
  const client = makeQueryClient();
  if (user !== "asked") client.setQueryData(userKeys.current, user);
  const result = render(
    <AppRouterContext value={router}>
      <PathnameContext value={path}>
        <SearchParamsContext value={new URLSearchParams(query)}>
          <QueryClientProvider client={client}>{ui}</QueryClientProvider>
        </SearchParamsContext>
      </PathnameContext>
    </AppRouterContext>,
  );
  return { ...result, visited, refreshed, prefetched, client };
}
