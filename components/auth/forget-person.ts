import type { QueryClient } from "@tanstack/react-query";
import { currentUserQuery } from "@/components/users/hooks";
import { clearToken } from "@/lib/client/token-store";

/** Signs this tab out: the tokens and every answer that was kept for the person. */
export function forgetPerson(client: QueryClient): void {
  clearToken();
  client.setQueryData(currentUserQuery.queryKey, null);
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== currentUserQuery.queryKey[0] });
}
